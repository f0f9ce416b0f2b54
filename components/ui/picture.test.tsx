import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture'

function show(src: string | null) {
  return <Picture src={src} alt="The library" sizes="20rem" aspect="16/9" fallback={<b>Crest</b>} />
}

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
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const currentSrc = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://here/gone')
  render(show('/media/gone.webp'))
  expect(screen.getByText('Crest')).toBeInTheDocument()
  complete.mockRestore()
  currentSrc.mockRestore()
})

test('one of a fixed width is named in two sizes, and fills its frame all the same', () => {
  render(<Picture src="/media/crest.webp" alt="Crest" sizes={56} fallback={null} />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('srcset')?.split(', ')).toHaveLength(2)
  expect(picture).toHaveClass('absolute', 'size-full')
})

test('a picture is skipped while it is far away, but not the one that matters', () => {
  const { rerender } = render(show('/media/library.webp'))
  const frame = () => screen.getByRole('img').parentElement
  expect(frame()).toHaveClass('content-auto')
  rerender(<Picture src="/media/library.webp" alt="The library" sizes="20rem" priority fallback={null} />)
  expect(frame()).not.toHaveClass('content-auto')
})
