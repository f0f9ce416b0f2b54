import { jsonLdText } from '@/lib/rules/json-ld/json-ld'

it('lets no text of a provider close the script element', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
})

it('escapes the line separators that are no JSON-safe script text', () => {
  expect(jsonLdText('a\u2028b\u2029c')).toBe('"a\\u2028b\\u2029c"')
})
