import { parseUrl } from '@/lib/contract/parse-url'

test('an address is read with its base, and what is none is null', () => {
  expect(parseUrl('b?c=1', 'https://a.example/')?.href).toBe('https://a.example/b?c=1')
  expect(parseUrl('https://a.example/')?.host).toBe('a.example')
  expect(parseUrl('/b')).toBeNull()
  expect(parseUrl('https://')).toBeNull()
})

test('a browser without URL.parse reads addresses, too', () => {
  const { parse } = URL
  Reflect.deleteProperty(URL, 'parse')
  try {
    expect(parseUrl('/b', 'https://a.example')?.pathname).toBe('/b')
  } finally {
    URL.parse = parse
  }
})
