import { act, render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { navigationBegan, type NavigationType } from '@/lib/client/navigation-signal'
import { ROUTE_SHAPES } from '@/lib/rules/routes/table'
import { PendingPage } from './pending-page'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  pathname = '/'
  window.history.replaceState(null, '', '/')
})

const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
const label = () => screen.queryByText('Loading the page')
const shape = () => document.querySelector('[data-skeleton]')?.getAttribute('data-skeleton') ?? null

/** A navigation as Next's router makes it: a transition, within which it says where to. @returns how the page comes */
async function go(href: string, type: NavigationType = 'push') {
  let arrive = () => {}
  const page = new Promise<void>((resolve) => (arrive = resolve))
  await act(async () =>
    startTransition(async () => {
      navigationBegan(href, type)
      await page
    }),
  )
  return () => act(async () => arrive())
}

function open() {
  window.history.replaceState(null, '', pathname)
  return render(<PendingPage label="Loading the page" shapes={ROUTE_SHAPES} />)
}

test('a first load shows none', async () => {
  const { container } = open()
  await wait(1000)
  expect(container).toBeEmptyDOMElement()
})

test('after 150 ms the skeleton of the page that comes stands over the present one, and is said politely', async () => {
  open()
  const arrive = await go('/about')
  await wait(149)
  expect(label()).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await wait(1)
  expect(screen.getByRole('status')).toContainElement(label())
  expect(shape()).toBe('wide')
  await arrive()
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['home', '/', 'home'],
  ['the contact page', '/contact', 'beside'],
  ['why the state', '/Whykarnataka', 'wide'],
  ['mentoring', '/mentoring', 'beside'],
  ['an institution', '/college/detail?id=7', 'institute'],
  ['the filter page', '/filter', 'filter'],
  ['a policy', '/refund', 'text'],
  ['a policy', '/privacy', 'text'],
  ['a policy', '/tearms', 'text'],
])('on the way to %s its skeleton stands there: %s', async (_, href, expected) => {
  pathname = '/updates-list'
  open()
  const arrive = await go(href)
  await wait(150)
  expect(shape()).toBe(expected)
  expect(document.querySelector('[data-skeleton] > div')).not.toBeEmptyDOMElement()
  await arrive()
})

test('a page that is there sooner shows none', async () => {
  open()
  const arrive = await go('/contact')
  await wait(100)
  await arrive()
  await wait(1000)
  expect(shape()).toBeNull()
})

test('whoever goes elsewhere meanwhile waits for that page', async () => {
  open()
  const first = await go('/about')
  await wait(200)
  const second = await go('/kn/filter')
  expect(shape()).toBe('filter')
  await first()
  await second()
})

test('a filter, a tab or an anchor of the same page shows none', async () => {
  pathname = '/filter'
  open()
  const arrive = await go('/filter?search=civil#results-section', 'replace')
  await wait(1000)
  expect(shape()).toBeNull()
  await arrive()
})

test('Back, which has changed the address already, counts from the page that is shown', async () => {
  pathname = '/filter'
  open()
  window.history.replaceState(null, '', '/mentoring')
  const arrive = await go(`${window.location.origin}/mentoring`, 'traverse')
  await wait(150)
  expect(shape()).toBe('beside')
  await arrive()
})

test('what is gone no longer listens', async () => {
  const { unmount } = open()
  unmount()
  const arrive = await go('/about')
  await wait(1000)
  expect(shape()).toBeNull()
  await arrive()
})
