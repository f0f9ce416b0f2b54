import { shorten } from '@/lib/rules/text/shorten'

test.each([
  ['Government Polytechnic', 22, 'Government Polytechnic'],
  ['Government Polytechnic, Karwar', 26, 'Government Polytechnic…'],
  ['Vidyalayamahavidyalaya', 10, 'Vidyalaya…'],
  ['', 3, ''],
])('%p in %d characters', (text, most, short) => {
  expect(shorten(text, most)).toBe(short)
})

test('a letter of Kannada stays whole', () => {
  expect(shorten('ಸಿದ್ಧಾರ್ಥ', 3)).toBe('ಸಿ…')
  expect(shorten('ಸಿದ್ಧಾರ್ಥ', 4)).toBe('ಸಿದ್ಧಾ…')
})
