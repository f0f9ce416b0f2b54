import { act, render } from '@testing-library/react'
import { ScrollPosition } from './scroll-position'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const scrollTo = jest.fn()
const scrolledTo: string[] = []
let how: NavigationTimingType

beforeAll(() => {
  window.scrollTo = scrollTo
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id)
  }
  Element.prototype.getClientRects = function (this: Element) {
    const rects = this.hasAttribute('hidden') ? [] : [new DOMRect()]
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  }
  window.DOMRect ??= class {} as typeof DOMRect
  window.PerformanceNavigationTiming ??= class {} as typeof PerformanceNavigationTiming
  performance.getEntriesByType = () => [
    Object.assign(Object.create(PerformanceNavigationTiming.prototype), { type: how }),
  ]
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  scrollTo.mockClear()
  scrolledTo.length = 0
  how = 'navigate'
})
afterEach(() => jest.useRealTimers())

function Page() {
  return (
    <>
      <a href="#x">A link of the frame</a>
      <input aria-label="A field" />
      <main id="content" tabIndex={-1}>
        <section id="carrierCouncling">far down</section>
        <section id="sign-in" hidden />
      </main>
      <ScrollPosition />
    </>
  )
}

function openAt(address: string) {
  window.history.replaceState(null, '', address)
  pathname = window.location.pathname
  const { rerender, getByText, getByLabelText } = render(<Page />)
  const follow = (to: string) => {
    window.history.pushState(null, '', to)
    pathname = window.location.pathname
    rerender(<Page />)
  }
  return { follow, getByText, getByLabelText }
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a new path begins at the top, at once, and Tab goes on from the content', () => {
  const { follow, getByText } = openAt('/')
  expect(scrollTo).not.toHaveBeenCalled()
  getByText('A link of the frame').focus()
  follow('/about')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(document.getElementById('content')).toHaveFocus()
})

test('another query of the same path stays where it is', () => {
  const { follow } = openAt('/filter')
  follow('/filter?page=2')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the focus is not taken from a field', () => {
  const { follow, getByLabelText } = openAt('/')
  getByLabelText('A field').focus()
  follow('/about')
  expect(getByLabelText('A field')).toHaveFocus()
})

test('an anchor is scrolled to 200 ms after navigation, and not before', () => {
  const { follow } = openAt('/')
  follow('/careerCounselling#carrierCouncling')
  wait(199)
  expect(scrolledTo).toEqual([])
  wait(1)
  expect(scrolledTo).toEqual(['carrierCouncling'])
  expect(document.getElementById('carrierCouncling')).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('so it is when the page is opened at an anchor', () => {
  openAt('/careerCounselling#carrierCouncling')
  wait(200)
  expect(scrolledTo).toEqual(['carrierCouncling'])
})

test.each(['reload', 'back_forward'] as const)('on %s the browser knows better', (type) => {
  how = type
  openAt('/careerCounselling#carrierCouncling')
  wait(1000)
  expect(scrolledTo).toEqual([])
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('not when the visitor has begun by %s', (type) => {
  const { follow } = openAt('/')
  follow('/careerCounselling#carrierCouncling')
  window.dispatchEvent(new Event(type))
  wait(1000)
  expect(scrolledTo).toEqual([])
})

test('not when another page has come by then', () => {
  const { follow } = openAt('/')
  follow('/careerCounselling#carrierCouncling')
  wait(100)
  follow('/about')
  wait(1000)
  expect(scrolledTo).toEqual([])
})

test.each(['#nowhere', '#', '#%E0%A4%A', '#sign-in'])('an anchor that leads nowhere is passed over: %s', (hash) => {
  openAt(`/about${hash}`)
  wait(1000)
  expect(scrolledTo).toEqual([])
})

test('back and forward are left to the browser; the next link is not', () => {
  const { follow } = openAt('/about')
  window.history.replaceState(null, '', '/contact')
  window.dispatchEvent(new PopStateEvent('popstate'))
  follow('/contact')
  expect(scrollTo).not.toHaveBeenCalled()
  follow('/mentoring')
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('going back within a page does not count for the next one', () => {
  const { follow } = openAt('/about')
  window.dispatchEvent(new PopStateEvent('popstate'))
  follow('/contact')
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
