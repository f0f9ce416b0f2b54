import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture'

function show(src: string | null) {
  return <Picture src={src} alt="The library" sizes="20rem" aspect="16/9" fallback={<b>Crest</b>} />
}

const frame = () => screen.getByRole('img').parentElement

/** A picture that the browser had before React listened; one without a width has failed. */
function comeEarly({ width, height }: { width: number; height: number }) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://here/picture')
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
}
afterEach(() => jest.restoreAllMocks())

test('shows the picture', () => {
  render(show('/media/library.webp'))
  expect(screen.getByRole('img', { name: 'The library' })).toBeInTheDocument()
  expect(screen.queryByText('Crest')).not.toBeInTheDocument()
})

test('without a picture, the fallback', () => {
  render(show(null))
  expect(screen.getByText('Crest')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture that fails gives way to the fallback, and the next one gets its chance', () => {
  const { rerender } = render(show('/media/gone.webp'))
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Crest')).toBeInTheDocument()
  rerender(show('/media/library.webp'))
  expect(screen.getByRole('img', { name: 'The library' })).toBeInTheDocument()
})

test('a picture that failed before React listened gives way too', () => {
  comeEarly({ width: 0, height: 0 })
  render(show('/media/gone.webp'))
  expect(screen.getByText('Crest')).toBeInTheDocument()
})

test('one of a fixed width is named in two sizes, and fills its frame all the same', () => {
  render(<Picture src="/media/crest.webp" alt="Crest" sizes={56} fallback={null} />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('srcset')?.split(', ')).toHaveLength(2)
  expect(picture).toHaveClass('absolute', 'size-full')
})

test('a picture is skipped while it is far away, but not the one that matters', () => {
  const { rerender } = render(show('/media/library.webp'))
  expect(frame()).toHaveClass('content-auto')
  rerender(<Picture src="/media/library.webp" alt="The library" sizes="20rem" priority fallback={null} />)
  expect(frame()).not.toHaveClass('content-auto')
})

test('once it has come a picture stays painted, and the next one waits again', () => {
  const { rerender } = render(show('/media/library.webp'))
  fireEvent.load(screen.getByRole('img'))
  expect(frame()).not.toHaveClass('content-auto')
  rerender(show('/media/hostel.webp'))
  expect(frame()).toHaveClass('content-auto')
})

test('so does one that came before React listened', () => {
  comeEarly({ width: 800, height: 450 })
  render(show('/media/library.webp'))
  expect(frame()).not.toHaveClass('content-auto')
  expect(screen.getByRole('img')).toHaveClass('object-cover')
})

test('what stands in for a picture stays painted from the start: nothing comes for which it could wait', () => {
  render(show(null))
  expect(screen.getByText('Crest').parentElement).not.toHaveClass('content-auto')
})

test.each([
  ['a square one', { width: 400, height: 400 }, 'object-contain'],
  ['a wide one', { width: 800, height: 450 }, 'object-cover'],
])('%s that may be either fills its frame only where it is wide', (_, size, className) => {
  comeEarly(size)
  render(<Picture src="/media/cover.webp" alt="The cover" sizes="20rem" fit="auto" fallback={null} />)
  expect(screen.getByRole('img')).toHaveClass(className)
})
