import config from '@/next.config'
import { PICTURE_QUALITY, pictureSources, SMALL_WIDTHS, WINDOW_WIDTHS } from './picture-sources'

const widths = (srcSet = '') => srcSet.split(', ').map((source) => source.split(' '))

test('each source is the optimiser’s, of our own path', () => {
  const { src, srcSet } = pictureSources('/media/a b.webp', 36)
  expect(src).toBe('/_next/image?url=%2Fmedia%2Fa%20b.webp&w=96&q=50')
  expect(srcSet).toBe(`/_next/image?url=%2Fmedia%2Fa%20b.webp&w=64&q=50 1x, ${src} 2x`)
})

test.each([
  ['shares of the window from the narrowest on', '(min-width: 640px) 50vw, 100vw', [192, 256, ...WINDOW_WIDTHS]],
  ['the whole window', '100vw', WINDOW_WIDTHS],
  ['no share at all', '320px', [64, 96, 128, 192, 256, ...WINDOW_WIDTHS]],
])('browsers choose among widths: %s', (_, sizes, expected) => {
  const sources = pictureSources('/media/a.webp', sizes)
  expect(sources.sizes).toBe(sizes)
  expect(widths(sources.srcSet).map(([, width]) => width)).toEqual(expected.map((width) => `${width}w`))
  expect(sources.src).toContain('&w=1600&')
})

test('one file does for a picture that is small on every screen, and the widest for one that is wider', () => {
  expect(pictureSources('/media/a.webp', 24)).toEqual({ src: '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=50' })
  expect(pictureSources('/media/a.webp', 4000).src).toContain('&w=1600&')
})

test('a vector stays as it is', () => {
  expect(pictureSources('/pictures/scene.svg', '100vw')).toEqual({ src: '/pictures/scene.svg' })
})

test.each(['/avatars/media/uploads/a.webp', '/media/a.webp%3Fv%3D2'])('%s is shown as it came', (src) => {
  expect(pictureSources(src, 52)).toEqual({ src })
})

test('the optimiser makes these widths, in this quality, and no others', () => {
  expect(config.images).toMatchObject({
    deviceSizes: WINDOW_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    qualities: [PICTURE_QUALITY],
  })
})
