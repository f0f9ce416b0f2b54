import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { Language } from '@/lib/contract/language'
import { withSpeltLink } from '@/lib/rules/notifications/spelt-link'
import type { ShownNotification } from '@/lib/rules/notifications/notification-visibility'
import { getMessages } from '@/lib/messages/catalogue'
import { FakeEmbla } from '@/testing/fake-embla'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { stubWindow } from '@/testing/window-stubs'
import { UpdatesBanner } from './updates-banner'

jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: jest.requireActual<typeof import('@/testing/fake-embla')>('@/testing/fake-embla').useFakeEmbla,
}))

const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const notice = (id: number, rest: Partial<ShownNotification> = {}): ShownNotification =>
  withSpeltLink({
    id: String(id),
    title: { en: `Title ${id}` },
    description: { en: `Description ${id}` },
    link: null,
    status: 'Active',
    startsAt: null,
    endsAt: null,
    ...rest,
  })

function make(list: readonly ShownNotification[] | null, lang: Language = 'en') {
  const { updates, carousel } = getMessages(lang)
  return <UpdatesBanner lang={lang} text={updates} carouselText={carousel} notifications={{ list, at: NOON }} />
}

let calls: PendingCall[]
let page: ReturnType<typeof stubWindow>
beforeEach(() => {
  page = stubWindow()
  calls = stubBff()
  jest.useFakeTimers({ now: NOON, advanceTimers: false })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('its button leads to all updates, in the language of the page', () => {
  const { rerender } = render(make([notice(1)]))
  expect(screen.getByRole('link', { name: 'All updates' })).toHaveAttribute('href', '/updates-list')
  rerender(make([notice(1)], 'kn'))
  expect(screen.getByRole('link', { name: 'ಎಲ್ಲ ಸುದ್ದಿಗಳು' })).toHaveAttribute('href', '/kn/updates-list')
})

test('goes on every three seconds, around the end, with at most four dots', async () => {
  render(make([1, 2, 3, 4, 5].map((id) => notice(id))))
  await page.bringNear()
  const dots = within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button')
  expect(dots).toHaveLength(4)
  for (const next of [1, 2, 3, 4, 0]) {
    const before = FakeEmbla.last.selectedScrollSnap()
    await act(() => jest.advanceTimersByTimeAsync(2999))
    expect(FakeEmbla.last.selectedScrollSnap()).toBe(before)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(FakeEmbla.last.selectedScrollSnap()).toBe(next)
  }
})

test('every notification stands in the HTML', () => {
  document.body.innerHTML = renderToString(make([notice(1), notice(2), notice(3)]))
  for (const id of [1, 2, 3]) expect(screen.getByText(`Title ${id}`)).toBeInTheDocument()
  document.body.innerHTML = ''
})

test.each([
  ['a page of ours', '/mentoring', '/mentoring'],
  ['a page of ours, misspelt', '/terms', '/tearms'],
  ['another website', 'https://kea.example.org/', 'https://kea.example.org/'],
])('the description is a link to %s where the notification has one', (_, link, href) => {
  render(make([notice(1, { link }), notice(2)]))
  expect(screen.getByRole('link', { name: 'Description 1' })).toHaveAttribute('href', href)
  expect(screen.getByText('Description 2').closest('a')).toBeNull()
})

test('a page of ours is linked in the language of the page, and English text says that it is English', () => {
  render(make([notice(1, { link: '/mentoring', title: { en: 'One', kn: 'ಒಂದು' } })], 'kn'))
  const link = screen.getByRole('link', { name: 'Description 1' })
  expect(link).toHaveAttribute('href', '/kn/mentoring')
  expect(link.firstChild).toHaveAttribute('lang', 'en')
  expect(screen.getByText('ಒಂದು')).not.toHaveAttribute('lang')
})

test('a notification without a description is linked by its title, and one without a title stands', () => {
  render(make([notice(1, { description: null, link: '/about' }), notice(2, { title: null })]))
  expect(screen.getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/about')
  expect(screen.getByText('Description 2').closest('p')).toHaveTextContent(/^Description 2$/)
})

test.each([
  ['there are none', [], 'No active notifications'],
  ['they could not be had', null, 'Error loading notifications'],
])('when %s it says so', (_, list, message) => {
  render(make(list))
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('link', { name: 'All updates' })).toBeInTheDocument()
})

test('what an old page still has, but is over, does not stay', async () => {
  render(make([notice(1, { endsAt: NOON - 1 }), notice(2)]))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.queryByText('Title 1')).toBeNull()
  expect(screen.getByText('Title 2')).toBeInTheDocument()
})

test('every ten seconds what is new comes, and what is withdrawn goes', async () => {
  render(make(null))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(calls.map(({ path }) => path)).toEqual(['/api/notifications'])
  await act(async () => {
    calls[0]?.answer([notice(1), notice(2)])
    await jest.advanceTimersByTimeAsync(0)
  })
  const region = screen.getByRole('region', { name: 'Latest Updates' })
  expect(within(region).getByText('Title 2')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await act(async () => {
    calls[1]?.answer([])
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByText('No active notifications')).toBeInTheDocument()
})
