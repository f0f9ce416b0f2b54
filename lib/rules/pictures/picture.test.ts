import fc from 'fast-check'
import { avatarSrc, isOptimisable, pictureOrigin, pictureSrc } from '@/lib/rules/pictures/picture'

const provider = new URL('http://127.0.0.1:3001/api/v1/')

test.each([
  ['/media/drawn/a.webp', '/media/media/drawn/a.webp'],
  ['a.png', '/media/a.png'],
  ['https://cdn.example/x/a.png', '/media/~/cdn.example/x/a.png'],
  ['//cdn.example/a.png', '/media/~/cdn.example/a.png'],
  ['/a.png?v=2', '/media/a.png%3Fv%3D2'],
  ['/%61%2d%c3%a9.png', '/media/a-%C3%A9.png'],
  ['/ಚಿತ್ರ a.png', '/media/%E0%B2%9A%E0%B2%BF%E0%B2%A4%E0%B3%8D%E0%B2%B0%20a.png'],
])('%s is served as %s', (raw, src) => {
  expect(pictureSrc(raw)).toBe(src)
})

test.each([null, 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'blob:x', 'https://', '/'])(
  '%s is no picture',
  (raw) => {
    expect(pictureSrc(raw)).toBeNull()
  },
)

const tailOf = (raw: string) => pictureSrc(raw)?.slice('/media/'.length) ?? ''

test('the provider’s pictures come back to the provider, with their query', () => {
  expect(pictureOrigin(tailOf('/x/a.png?v=2&w=3'), provider, [])?.href).toBe('http://127.0.0.1:3001/x/a.png?v=2&w=3')
  expect(pictureOrigin(tailOf('http://127.0.0.1:3001/x/a.png'), provider, [])?.href).toBe(
    'http://127.0.0.1:3001/x/a.png',
  )
})

test('another host is asked only when it is allowed, and by https', () => {
  expect(pictureOrigin('~/cdn.example/a.png', provider, [])).toBeNull()
  expect(pictureOrigin('~/cdn.example/a.png', provider, ['cdn.example'])?.href).toBe('https://cdn.example/a.png')
  // Another spelling would be another picture to a cache.
  expect(pictureOrigin('~/Cdn.example/a.png', provider, ['cdn.example'])).toBeNull()
  expect(pictureOrigin('~/169.254.169.254/latest', provider, ['cdn.example'])).toBeNull()
})

test('no address leaves the hosts that are allowed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.webUrl(), fc.constant('//evil.example/x')), (tail) => {
      const origin = pictureOrigin(tail, provider, ['cdn.example'])
      return origin === null || origin.host === provider.host || origin.host === 'cdn.example'
    }),
  )
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const src = pictureSrc(raw)
      return src === null || src.startsWith('/media/')
    }),
  )
})

test('the picture of a student has an address of its own, under which it is found again', () => {
  expect(avatarSrc('/media/uploads/a.webp')).toBe('/avatars/media/uploads/a.webp')
  expect(avatarSrc(null)).toBeNull()
  expect(pictureOrigin('media/uploads/a.webp', provider, [])?.pathname).toBe('/media/uploads/a.webp')
})

test('no student’s picture goes to the optimiser, and none of which there may be any number', () => {
  expect(isOptimisable(avatarSrc('https://cdn.example/a.png') ?? '')).toBe(false)
  expect(isOptimisable(pictureSrc('/a.png?v=2') ?? '')).toBe(false)
  expect(isOptimisable(pictureSrc('/a.png') ?? '')).toBe(true)
})

test('an address that cannot be read leads nowhere', () => {
  expect(pictureOrigin('a.png%3F%zz', provider, [])).toBeNull()
})
