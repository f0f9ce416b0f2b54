import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getQueryClient } from '@/lib/client/query-provider'
import type { HomeRead } from '@/lib/rules/home-data'
import { HOME_BUNDLE, HOMEPAGE, readSampleHome } from '@/lib/testing/home-sample'
import { HomeParts } from '@/lib/testing/open-home'
import { type PendingCall, stubBff } from '@/lib/testing/stub-bff'
import { stubWindow } from '@/lib/testing/window-stubs'

let calls: PendingCall[]
beforeEach(() => {
  stubWindow()
  getQueryClient().clear()
  calls = stubBff()
})
afterEach(() => jest.restoreAllMocks())

const OLD = readSampleHome()
const NEW = readSampleHome({
  bundle: { ...HOME_BUNDLE, homepage: { ...HOMEPAGE, section3_title: 'New fields' } },
  topInstitutes: 'failed',
  partners: [{ name: 'A new partner' }],
})

const title = (name: string) => screen.queryByRole('heading', { level: 2, name })
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
const asked = (count: number) => waitFor(() => expect(calls).toHaveLength(count))
const open = (home: HomeRead = OLD) => render(<HomeParts home={home} />)

test('asks for nothing by itself', async () => {
  open()
  await act(async () =>
    jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises').setTimeout(50),
  )
  expect(calls).toHaveLength(0)
})

test.each([
  ['back in the tab', comeBack],
  ['back in the network', comeOnline],
])('asks anew when the visitor is %s, each time, and shows what came', async (_, happen) => {
  open()
  await happen()
  await asked(1)
  expect(calls[0]?.path).toBe('/api/home?lang=en')
  expect(title('Fields of study')).toBeVisible()
  await act(async () => calls[0]?.answer(NEW))
  await waitFor(() => expect(title('New fields')).toBeVisible())
  expect(screen.getByText('A new partner')).toBeVisible()
  // A part that fails now stays as it was.
  expect(screen.getByRole('link', { name: 'College 1' })).toBeVisible()
  expect(screen.queryByText('Error loading top institutions.')).toBeNull()
  await comeBack()
  await asked(2)
})

test('keeps what a visitor has begun', async () => {
  const user = userEvent.setup()
  open()
  const form = screen.getByRole('form', { name: 'contact' })
  const field = document.createElement('input')
  form.append(field)
  await user.type(field, 'Half a word')
  await comeBack()
  await asked(1)
  await act(async () => calls[0]?.answer(NEW))
  await waitFor(() => expect(title('New fields')).toBeVisible())
  expect(screen.getByRole('form', { name: 'contact' })).toBe(form)
  expect(field).toHaveFocus()
})

test.each([
  ['an outage', (call?: PendingCall) => call?.answer({ message: 'no' }, 503)],
  ['a lost connection', (call?: PendingCall) => call?.break()],
  ['an answer of another make', (call?: PendingCall) => call?.answer({ ...NEW, categories: null })],
])('%s changes nothing, and the next occasion asks again', async (_, fail) => {
  open()
  await comeBack()
  await asked(1)
  await act(async () => fail(calls[0]))
  expect(title('Fields of study')).toBeVisible()
  expect(screen.queryByText(/^Error/)).toBeNull()
  await comeOnline()
  await asked(2)
  await act(async () => calls[1]?.answer(NEW))
  await waitFor(() => expect(title('New fields')).toBeVisible())
})

test('a page that had failed heals', async () => {
  open('failed')
  expect(screen.getByText('Error loading homepage data.')).toBeVisible()
  await comeOnline()
  await asked(1)
  await act(async () => calls[0]?.answer(OLD))
  await waitFor(() => expect(title('Fields of study')).toBeVisible())
  expect(screen.queryByText('Error loading homepage data.')).toBeNull()
  expect(screen.getByRole('form', { name: 'search' })).toBeInTheDocument()
})

test('a part that failed says that it loads while it is tried again, and what came of it', async () => {
  const user = userEvent.setup()
  open(readSampleHome({ partners: 'failed' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Loading partners...', { selector: '[role=status]' })).toBeVisible()
  await asked(1)
  await user.click(screen.getByRole('button', { name: /Loading partners/ }))
  expect(calls).toHaveLength(1)
  await act(async () => calls[0]?.answer({}, 503))
  await waitFor(() => expect(screen.getByText('Error loading partners.')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await asked(2)
  await act(async () => calls[1]?.answer(OLD))
  await waitFor(() => expect(screen.getByText('Partner 1')).toBeVisible())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a page that the server renders anew is shown; parts that failed there stay', async () => {
  const { rerender } = open()
  rerender(<HomeParts home={NEW} />)
  expect(title('New fields')).toBeVisible()
  expect(screen.getByRole('link', { name: 'College 1' })).toBeVisible()
  rerender(<HomeParts home="failed" />)
  expect(title('New fields')).toBeVisible()
})

test('what an earlier visit to the page left is not shown over what the server rendered', async () => {
  getQueryClient().setQueryData(['home', 'en'], NEW)
  open()
  await comeBack()
  await asked(1)
  expect(title('Fields of study')).toBeVisible()
  expect(title('New fields')).toBeNull()
})
