import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import { WHY } from '@/testing/content-sample'
import { Highlights } from './highlights'

const LABELS = ['Silk', 'Coffee', 'Gold', 'Sandalwood', 'Space', 'Millets', 'Music']
const HEIGHT = 72

function open(highlights: unknown = WHY.highlights) {
  const read = whyKarnatakaAnswerSchema.parse({ data: { whykarnataka: { highlights } } })
  return render(<Highlights highlights={read?.highlights ?? []} label="Highlights" lang="en" />)
}
const list = () => screen.getByRole('list', { name: 'Highlights' })
const active = () =>
  within(list())
    .getAllByRole('button', { current: true })
    .map((button) => button.textContent)

/** The list as it stands when it is scrolled: 288 px high, its items 72 px. */
function scrollTo(offset: number) {
  const rect = (top: number, height: number) => ({ top, height }) as DOMRect
  list().getBoundingClientRect = () => rect(0, 4 * HEIGHT)
  Array.from(list().children).forEach((item, index) => {
    item.getBoundingClientRect = () => rect(index * HEIGHT - offset, HEIGHT)
  })
  fireEvent.scroll(list())
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the first item is active, with one bullet for each line that is not empty', () => {
  open()
  expect(active()).toEqual(['SilkKnown for it'])
  const bullets = screen.getAllByText(/^(First|Second|Third) line/)
  expect(bullets).toHaveLength(3 * LABELS.length)
})

test('each button names the part that it shows, which is a group of its name', () => {
  open()
  for (const button of within(list()).getAllByRole('button')) {
    const group = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(group).toHaveAttribute('role', 'group')
    expect(group).toHaveAttribute('aria-labelledby', button.id)
    expect(group?.querySelectorAll('img')).toHaveLength(1)
  }
})

test('scrolling does nothing before an item was pressed', () => {
  open()
  scrollTo(200)
  wait(1000)
  expect(active()).toEqual(['SilkKnown for it'])
})

test('a press chooses; from then on what is closest to the centre, looked at every 100 ms', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: /^Coffee/ }))
  expect(active()).toEqual(['CoffeeKnown for it'])
  scrollTo(2 * HEIGHT)
  wait(99)
  expect(active()).toEqual(['CoffeeKnown for it'])
  scrollTo(2 * HEIGHT + 10)
  wait(1)
  expect(active()).toEqual(['SpaceKnown for it'])
  wait(500)
  scrollTo(0)
  wait(100)
  expect(active()).toEqual(['CoffeeKnown for it'])
})

test('a list that is gone is not looked at any more', () => {
  const { unmount } = open()
  fireEvent.click(screen.getByRole('button', { name: /^Gold/ }))
  scrollTo(100)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('an item without bullets has no list of them; one without label and subtitle is left out', () => {
  open([{ label: 'Silk' }, { content: 'A line' }, { subtitle: 'Grown here', content: '\n \n' }])
  expect(within(list()).getAllByRole('button')).toHaveLength(2)
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

test.each([[[]], [null], [[{ image: '/a.webp' }]]])('nothing of nothing: %j', (highlights) => {
  const { container } = open(highlights)
  expect(container).toBeEmptyDOMElement()
})
