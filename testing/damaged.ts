import fc from 'fast-check'

/** What an editor or a program may leave in a field. */
export const anything = fc.oneof(
  fc.constantFrom(null, '', ' ', '\n\n', 0, 4.2, true, [], {}, { en: '' }, { kn: 'ಕನ್ನಡ' }, { en: null, kn: 'ಕನ್ನಡ' }),
  fc.constantFrom('<b>x</b>', '<script>alert(1)</script>', 'javascript:alert(1)', 'a\n\n\nb', 'x'.repeat(4000)),
  fc.constantFrom('https://elsewhere.example/a.png', '//elsewhere.example/a.png', '/a b.png', 'data:image/png,x'),
  fc.string(),
  fc.record({ en: fc.string(), kn: fc.string() }),
)

/** Fields missing, odd, or left as they are; lists with elements of that kind. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.oneof(fc.array(fc.oneof(anything, ...value.slice(0, 3).map(damaged)), { maxLength: 14 }), anything)
  }
  if (typeof value !== 'object' || value === null) return anything
  const fields = Object.entries(value).map(([key, field]) => {
    const odd = typeof field === 'object' ? fc.oneof(damaged(field), anything) : anything
    return [key, fc.oneof({ weight: 2, arbitrary: fc.constant(field) }, { weight: 3, arbitrary: odd })] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}
