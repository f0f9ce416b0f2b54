import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { institute } from '@/lib/messages/en/institute'
import { Gallery } from './gallery'
import { MOSAIC_SIZE, mosaicTile } from './mosaic-tile'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/media/${index + 1}.webp`,
    alt: index === 2 ? 'The library from above' : null,
  }))
const show = (count: number) =>
  render(<Gallery pictures={pictures(count)} name="Tunga Vidyalaya" lang="en" text={institute.gallery} />)

it.each([
  [1, null],
  [6, null],
  [7, '+1'],
  [40, '+34'],
])('of %p pictures shows at most six and says how many more there are', (count, more) => {
  show(count)
  const tiles = screen.getAllByRole('link')
  expect(tiles).toHaveLength(Math.min(count, MOSAIC_SIZE))
  expect(tiles.at(-1)?.textContent ?? '').toBe(more ?? '')
  // Who speaks to the browser says what is seen.
  expect(tiles.at(-1)).toHaveAccessibleName(expect.stringContaining(more ?? ''))
})

it('says when there are none', () => {
  show(0)
  expect(screen.getByText('No images available')).toBeVisible()
})

it('fills six columns in each of its layouts', () => {
  for (let count = 1; count <= MOSAIC_SIZE; count += 1) {
    const cells = Array.from({ length: count }, (_, index) => {
      const [, columns = '0', rows = '1'] = /^col-span-(\d)(?: row-span-(\d))?$/.exec(mosaicTile(index, count)) ?? []
      return Number(columns) * Number(rows)
    }).reduce((sum, area) => sum + area, 0)
    expect([count, cells % 6]).toEqual([count, 0])
  }
})

it('keeps the browser’s menu away from pictures', () => {
  show(2)
  const [picture] = screen.getAllByRole('link')
  const menu = createEvent.contextMenu(picture!)
  fireEvent(picture!, menu)
  expect(menu.defaultPrevented).toBe(true)
})

it('opens the picture that is pressed', async () => {
  show(3)
  const second = screen.getByRole('link', { name: 'Open picture 2 of 3' })
  await userEvent.click(second)
  expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeVisible()
  expect(screen.getByText('2 / 3')).toBeInTheDocument()
  // The picture and its place in the strip have its name in words, the figures are for the eye.
  expect(screen.getByRole('group', { name: 'Picture 2 of 3: Tunga Vidyalaya' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Picture 3 of 3: Tunga Vidyalaya' })).toBeInTheDocument()
  expect(screen.getByAltText('The library from above')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Open picture 2 of 3' })).toBeInTheDocument()
})

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %p to the browser', (key) => {
  show(3)
  const [picture] = screen.getAllByRole('link')
  let isLeft: boolean | null = null
  const listen = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    // There is no browser here to go anywhere.
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  fireEvent.click(picture!, { [key]: true })
  expect(isLeft).toBe(true)
})

it('says what is seen on a picture, where somebody said so', () => {
  show(3)
  expect(screen.getByRole('link', { name: 'Open picture 3 of 3: The library from above' })).toBeVisible()
})

it('walks by buttons and arrow keys, and wraps around', async () => {
  show(3)
  await userEvent.click(screen.getByRole('link', { name: 'Open picture 1 of 3' }))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Pictures' }))
  expect(await lightbox.findByText('1 / 3')).toBeInTheDocument()
  await userEvent.click(lightbox.getByRole('button', { name: 'Next picture' }))
  expect(await lightbox.findByText('2 / 3')).toBeInTheDocument()
  await userEvent.click(lightbox.getByRole('button', { name: 'Previous picture' }))
  expect(await lightbox.findByText('1 / 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await lightbox.findByText('3 / 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(await lightbox.findByText('1 / 3')).toBeInTheDocument()
  const strip = within(lightbox.getByRole('navigation'))
  const [second] = strip.getAllByRole('button', { name: /^Picture 2 of 3/ })
  await userEvent.click(second!)
  expect(await lightbox.findByText('2 / 3')).toBeInTheDocument()
})

it('leaves a click for a new browser tab to the browser', () => {
  show(3)
  const click = createEvent.click(screen.getByRole('link', { name: 'Open picture 1 of 3' }), { ctrlKey: true })
  fireEvent(screen.getByRole('link', { name: 'Open picture 1 of 3' }), click)
  expect(click.defaultPrevented).toBe(false)
})
