import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { carousel as text } from '@/lib/messages/en/carousel'
import { FakeEmbla } from '@/testing/fake-embla'
import { stubWindow } from '@/testing/window-stubs'
import { Carousel } from './carousel'
import type { CarouselPresetName } from './carousel-presets'
import { emblaDuration } from './use-embla-slides'

jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: jest.requireActual<typeof import('@/testing/fake-embla')>('@/testing/fake-embla').useFakeEmbla,
}))

let page: ReturnType<typeof stubWindow>
const sheet = document.createElement('style')
document.head.append(sheet)
const setColumns = (columns: number) => {
  sheet.textContent = `section { --columns: ${columns}; }`
}

/** The row of dots; each of them has the width that a finger needs. */
const setDotRoom = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'BUTTON' ? 24 : width
  })
const resize = () => act(async () => window.dispatchEvent(new Event('resize')))

beforeEach(() => {
  jest.useFakeTimers()
  page = stubWindow()
  setColumns(2)
  setDotRoom(272)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const NAMES = ['Arts', 'Botany', 'Civil', 'Dental', 'Energy', 'Forestry', 'Geology', 'History', 'Italian', 'Journalism']
const make = (preset: CarouselPresetName, count: number) => (
  <Carousel preset={preset} label="Streams" text={text}>
    {NAMES.slice(0, count).map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
)

async function open(preset: CarouselPresetName, count = 6) {
  const view = render(make(preset, count))
  await page.bringNear()
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))
const selected = () => screen.getByRole('group', { name: 'Choose a slide' }).querySelector('[aria-current]')?.ariaLabel
const reachable = () => NAMES.filter((name) => screen.queryByText(name)?.closest('[inert]') === null)

describe('in the HTML', () => {
  it('stands whole and within reach, and offers nothing that would do nothing', () => {
    document.body.innerHTML = renderToString(make('grid', 6))
    const region = screen.getByRole('region', { name: 'Streams' })
    expect(within(region).getAllByRole('link')).toHaveLength(6)
    expect(within(region).getAllByRole('listitem')).toHaveLength(6)
    expect(within(region).queryByRole('button')).toBeNull()
    expect(region.querySelector('[inert]')).toBeNull()
    expect(within(region).getByRole('group', { name: 'Streams' })).toHaveAttribute('tabindex', '0')
    document.body.innerHTML = ''
  })

  it('counts single slides from the start', () => {
    document.body.innerHTML = renderToString(make('logos', 3))
    expect(screen.getByRole('group', { name: '2 of 3' })).toHaveTextContent('Botany')
    document.body.innerHTML = ''
  })

  it('is nothing without items', () => {
    expect(renderToString(make('grid', 0))).toBe('')
  })
})

it('loads nothing that moves before it is near', async () => {
  render(make('grid', 6))
  await wait(10_000)
  expect(screen.queryByRole('button')).toBeNull()
  await page.bringNear()
  expect(screen.getByRole('button', { name: text.next })).toBeInTheDocument()
})

it.each([
  ['grid', 4],
  ['logos', 2],
] as const)('%s of %p has nothing to move', async (preset, count) => {
  await open(preset, count)
  expect(screen.queryByRole('button')).toBeNull()
  expect(reachable()).toHaveLength(count)
})

// Spec 1 §9; how embla's measure becomes milliseconds stands in embla-duration.test.ts.
it.each([
  ['grid', 500],
  ['logos', 500],
  ['quotes', 600],
  ['people', 500],
  ['notices', 500],
] as const)('%s wraps, and takes %p ms from slide to slide', async (preset, speed) => {
  await open(preset)
  expect(FakeEmbla.last.options).toMatchObject({ loop: true, duration: emblaDuration(speed) })
})

describe('by the visitor', () => {
  it('goes on and back, around both ends, and says where it is', async () => {
    const { user } = await open('grid')
    expect(reachable()).toEqual(['Arts', 'Botany', 'Civil', 'Dental'])
    await user.click(screen.getByRole('button', { name: text.previous }))
    expect(reachable()).toEqual(['Energy', 'Forestry'])
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 2')
    expect(screen.getByRole('group', { name: '2 of 2' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: text.next }))
    expect(screen.getByRole('status')).toHaveTextContent('Slide 1 of 2')
    expect(FakeEmbla.last.jumps.at(-1)).toBe(false)
  })

  const dotNumbers = () =>
    within(screen.getByRole('group', { name: text.choose }))
      .getAllByRole('button')
      .map((dot) => Number(/\d+/.exec(dot.ariaLabel ?? '')))

  it('has a dot for each slide as long as they fit, and beyond that some around the one in view', async () => {
    const { user } = await open('logos', 10)
    expect(dotNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await user.click(screen.getByRole('button', { name: 'Slide 9 of 10' }))
    setDotRoom(24 * 8 - 1)
    await resize()
    expect(dotNumbers()).toEqual([4, 5, 6, 7, 8, 9, 10])
    setDotRoom(24 * 9)
    await resize()
    expect(dotNumbers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('goes to a dot, of which there are at most four for notifications', async () => {
    const { user } = await open('notices')
    const dots = within(screen.getByRole('group', { name: text.choose }))
    expect(dots.getAllByRole('button')).toHaveLength(4)
    await user.click(dots.getByRole('button', { name: 'Slide 4 of 6' }))
    expect(selected()).toBe('Slide 4 of 6')
    expect(dotNumbers()).toEqual([2, 3, 4, 5])
    expect(screen.queryByRole('button', { name: text.next })).toBeNull()
  })

  it.each([
    [-51, 'Slide 2 of 6'],
    [-50, 'Slide 1 of 6'],
    [51, 'Slide 6 of 6'],
  ])('a finger that goes %p px leads to %s', async (moved, place) => {
    await open('logos')
    const link = screen.getByRole('link', { name: 'Arts' })
    fireEvent.touchStart(link, { touches: [{ clientX: 200 }] })
    act(() => FakeEmbla.last.emit('pointerDown'))
    await wait(9000)
    expect(selected()).toBe('Slide 1 of 6')
    fireEvent.touchEnd(link, { changedTouches: [{ clientX: 200 + moved }] })
    act(() => FakeEmbla.last.emit('pointerUp'))
    expect(selected()).toBe(place)
    expect(screen.getByRole('status').textContent).toBe(place === 'Slide 1 of 6' ? '' : place)
  })

  it('keeps the focus when what had it leaves the view', async () => {
    await open('logos')
    act(() => screen.getByRole('link', { name: 'Arts' }).focus())
    act(() => FakeEmbla.last.scrollTo(3))
    expect(document.activeElement).toContainElement(screen.getByText('Dental'))
    expect(document.body).not.toHaveFocus()
  })

  it('jumps where less motion is wanted', async () => {
    await page.askForCalm()
    const { user } = await open('logos')
    await user.click(screen.getByRole('button', { name: text.next }))
    expect(FakeEmbla.last.jumps.at(-1)).toBe(true)
  })
})

describe('by itself', () => {
  it.each([
    ['grid', 3000],
    ['logos', 3000],
    ['quotes', 3500],
    ['notices', 3000],
  ] as const)('%s goes on after %p ms, around the end, and says nothing', async (preset, interval) => {
    await open(preset)
    const total = preset === 'grid' ? 2 : 6
    await wait(interval - 1)
    expect(selected()).toBe(`Slide 1 of ${total}`)
    await wait(1)
    expect(selected()).toBe(`Slide 2 of ${total}`)
    for (let turn = 1; turn < total; turn += 1) await wait(interval)
    expect(selected()).toBe(`Slide 1 of ${total}`)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('never moves people, who have nothing to stop', async () => {
    await open('people')
    await wait(20_000)
    expect(selected()).toBe('Slide 1 of 6')
    expect(screen.queryByRole('button', { name: text.pause })).toBeNull()
  })

  const stays = async () => {
    const before = selected()
    await wait(9000)
    expect(selected()).toBe(before)
  }
  const moves = async () => {
    const before = selected()
    await wait(3000)
    expect(selected()).not.toBe(before)
  }

  it('holds still under the mouse and goes on after it', async () => {
    const { user } = await open('logos')
    await user.hover(screen.getByRole('link', { name: 'Arts' }))
    await stays()
    await user.unhover(screen.getByRole('region'))
    await moves()
  })

  it('holds still with the focus inside and goes on after it', async () => {
    await open('logos')
    const link = screen.getByRole('link', { name: 'Arts' })
    act(() => link.focus())
    await stays()
    act(() => link.blur())
    await moves()
  })

  it('holds still in a hidden tab, and out of view', async () => {
    await open('logos')
    await page.hideTab(true)
    await stays()
    await page.hideTab(false)
    await moves()
    await page.bringNear(false)
    await stays()
  })

  it('stops by its button, and starts by it although mouse and focus are there', async () => {
    const { user } = await open('logos')
    await user.click(screen.getByRole('button', { name: text.pause }))
    await user.unhover(screen.getByRole('region'))
    await stays()
    await user.click(screen.getByRole('button', { name: text.play }))
    await moves()
  })

  it('does not begin where less motion is wanted, but may be told to', async () => {
    await page.askForCalm()
    const { user } = await open('logos')
    await stays()
    await user.click(screen.getByRole('button', { name: text.play }))
    await moves()
  })
})

it('keeps what is in view when the window grows, and rests when all of it fits', async () => {
  const { user } = await open('grid')
  setColumns(1)
  await resize()
  expect(reachable()).toEqual(['Arts', 'Botany'])
  await user.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  setColumns(2)
  await resize()
  expect(reachable()).toEqual(['Energy', 'Forestry'])
  setColumns(3)
  await resize()
  expect(reachable()).toEqual(NAMES.slice(0, 6))
  expect(screen.queryByRole('button')).toBeNull()
})
