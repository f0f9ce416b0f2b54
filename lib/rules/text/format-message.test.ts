import { icuIn } from '@/lib/messages/icu'
import { formatMessage } from './format-message'

const TEXT = '{count, plural, one {# one} other {# other}}'
const english = icuIn('en')(TEXT)
const kannada = icuIn('kn')(TEXT)

test.each([
  [0, '0 other', '0 one'],
  [1, '1 one', '1 one'],
  [2, '2 other', '2 other'],
  [0.5, '0.5 other', '0.5 one'],
  [112410, '1,12,410 other', '1,12,410 other'],
])('%d is "%s" in English, "%s" in Kannada', (count, inEnglish, inKannada) => {
  expect(formatMessage(english, { count })).toBe(inEnglish)
  expect(formatMessage(kannada, { count })).toBe(inKannada)
})

test('a case for one number comes before that of the language', () => {
  const message = icuIn('kn')('{count, plural, =1 {alone} one {# one} other {# other}}')
  expect([0, 1, 2].map((count) => formatMessage(message, { count }))).toEqual(['0 one', 'alone', '2 other'])
})

test('numbers are grouped the Indian way in every language, and texts stand as they are', () => {
  for (const language of ['en', 'kn'] as const) {
    const message = icuIn(language)('{total, number} of {name}')
    expect(formatMessage(message, { total: 1234567, name: '{total} <b>' })).toBe('12,34,567 of {total} <b>')
  }
})

test('a message is plain data, which React hands to a client component', () => {
  const plain = (node: unknown): boolean =>
    typeof node !== 'object' ||
    node === null ||
    Array.isArray(node) ||
    (Object.getPrototypeOf(node) === Object.prototype && Object.values(node).every(plain))
  const nodes = (node: unknown): unknown[] => [node, ...(Array.isArray(node) ? node.flatMap(nodes) : [])]
  expect(nodes(english.parts).every(plain)).toBe(true)
  expect(JSON.parse(JSON.stringify(english))).toEqual(english)
})
