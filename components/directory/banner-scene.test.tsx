import { fireEvent, render } from '@testing-library/react'
import { BannerScene } from './banner-scene'

/** Which of our files the banner shows. */
function file(container: HTMLElement): string | null {
  const src = container.querySelector('img')?.getAttribute('src') ?? ''
  return new URL(src, 'http://localhost').searchParams.get('url') ?? src
}

test('is the picture of the content, or without one the drawn scene', () => {
  const { container, rerender } = render(<BannerScene image="/banner.webp" />)
  expect(file(container)).toBe('/media/banner.webp')
  rerender(<BannerScene image={null} />)
  expect(file(container)).toBe('/pictures/scene-directory.svg')
})

test('a picture that fails gives way to the drawn scene', () => {
  const { container } = render(<BannerScene image="/gone.webp" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(file(container)).toBe('/pictures/scene-directory.svg')
})
