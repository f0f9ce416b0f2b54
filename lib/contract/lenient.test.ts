import fc from 'fast-check'
import { z } from 'zod'
import { readAnswer } from '@/lib/contract/dropped'
import {
  amount,
  answerList,
  count,
  englishText,
  flag,
  id,
  image,
  list,
  number,
  orNull,
  part,
  rating,
  required,
  row,
  string,
  text,
} from '@/lib/contract/lenient'
import { cpuTimeOf } from '@/testing/cpu-time'

const VALUES = { amount, count, englishText, flag, id, image, number, rating, string, text }

test('a name beside which its other languages stand is a text of all of them', () => {
  const names = row({ name: text, city: text, code: string })
  const read = (value: object) => names.parse(value)
  expect(read({ name: 'Hassan', name_kn: 'ಹಾಸನ', city: 'Hassan' })).toEqual({
    name: { en: 'Hassan', kn: 'ಹಾಸನ' },
    city: { en: 'Hassan' },
    code: null,
  })
  for (const name_kn of [null, '', 7.5e400, {}]) expect(read({ name: 'A', name_kn }).name).toEqual({ en: 'A' })
  expect(read({ name: { en: 'A', kn: 'ಅ' }, name_kn: 'ಆ' }).name).toEqual({ en: 'A', kn: 'ಅ' })
  expect(read({ name_kn: 'ಅ' }).name).toBeNull()
  expect(read({ name: 'A', code: '7', code_kn: '8' }).code).toBe('7')
  expect(part({ city: text }).parse({ city: 'Hassan', city_kn: 'ಹಾಸನ' })).toEqual({
    city: { en: 'Hassan', kn: 'ಹಾಸನ' },
  })
})

describe('values', () => {
  test.each(Object.entries(VALUES))('%s reads any JSON, and absence, without failing', (_, schema) => {
    const holder = z.object({ value: schema })
    fc.assert(fc.property(fc.jsonValue(), (value) => holder.safeParse({ value }).success))
    expect(holder.safeParse({}).success).toBe(true)
  })

  test('strings are trimmed, numbers are read as their digits, the rest is absent', () => {
    expect(string.parse('  a b ')).toBe('a b')
    expect(string.parse(9876543210)).toBe('9876543210')
    for (const value of ['', '  ', null, true, NaN, Infinity, [], ['a'], {}]) expect(string.parse(value)).toBeNull()
  })

  test('numbers are finite or absent', () => {
    expect(number.parse('-3.50')).toBe(-3.5)
    expect(number.parse('.5')).toBe(0.5)
    for (const value of [NaN, Infinity, -Infinity, '9'.repeat(400), '1e3', '1,2,3', '4,2', '25,50', '1 000', '٣']) {
      expect(number.parse(value)).toBeNull()
    }
    fc.assert(fc.property(fc.string(), (value) => Number.isFinite(number.parse(value) ?? 0)))
  })

  test('a number of 100,000 characters is not searched through again and again', () => {
    expect(cpuTimeOf(() => expect(number.parse(`${'1'.repeat(100_000)}x`)).toBeNull())).toBeLessThan(4000)
  })

  test('counts are whole and not negative, amounts and ratings are within their bounds', () => {
    expect([12.7, '25', 0, -1, '-1', 1e300].map((value) => count.parse(value))).toEqual([12, 25, 0, null, null, null])
    expect([0, 99.5, '86000', -1].map((value) => amount.parse(value))).toEqual([0, 99.5, 86000, null])
    expect([0, 5, '4.25', 5.01, -0.1].map((value) => rating.parse(value))).toEqual([0, 5, 4.25, null, null])
  })

  test('flags are true only for what says so', () => {
    for (const value of [true, 1, '1', 'true', ' TRUE ', 'Yes']) expect(flag.parse(value)).toBe(true)
    for (const value of [false, 0, 2, '0', 'false', 'no', '', 'on', null, undefined, [], [1], {}]) {
      expect(flag.parse(value)).toBe(false)
    }
  })

  test('a text has no more than its languages, and takes none from a prototype', () => {
    expect(text.parse({ en: 'A', kn: 'ಅ', none: 'अ' })).toEqual({ en: 'A', kn: 'ಅ' })
    expect(text.parse(JSON.parse('{"__proto__": {"en": "A"}}'))).toBeNull()
    expect(text.parse(['A'])).toBeNull()
  })
})

const element = z.object({ id: required(id), name: required(string) })
const good = fc.record({ id: fc.nat(), name: fc.stringMatching(/^[a-z]{1,8}$/) })
const bad = fc.oneof(fc.constantFrom(null, 7, 'x', [], {}, { id: 1 }, { name: 'a' }, { id: -1, name: 'a' }))

describe('lists', () => {
  test('with any number of bad elements keep the rest in order, and tell how many were bad', () => {
    const entry = fc.oneof(
      good.map((value) => ({ isGood: true, value })),
      bad.map((value) => ({ isGood: false, value })),
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const answer = readAnswer(
          answerList(element),
          entries.map(({ value }) => value),
        )
        const kept = entries.flatMap(({ isGood, value }) => (isGood ? [value] : []))
        expect(answer.ok && answer.data).toEqual(kept.map((value) => element.parse(value)))
        expect(answer.dropped.count).toBe(entries.length - kept.length)
      }),
    )
  })

  test('within an answer are empty where something else stands', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(list(element).parse(value))))
    expect(list(element).parse({ data: { data: [] } })).toEqual([])
  })

  test('under a name of their own are found there, bare, or under data', () => {
    const schema = answerList(element, 'plans')
    const entries = [{ id: 1, name: 'a' }]
    const read = [
      entries,
      { plans: entries },
      { data: entries },
      { data: { plans: entries } },
      { plans: { data: entries } },
    ]
    for (const answer of read) expect(schema.parse(answer)).toEqual([{ id: '1', name: 'a' }])
    for (const answer of [{}, { plans: null }, { plans: 'x' }, null])
      expect(schema.safeParse(answer).success).toBe(false)
  })

  test('ten thousand bad elements are counted, and ten of them described', () => {
    const { dropped } = readAnswer(answerList(element), Array(10_000).fill(null))
    expect(dropped.count).toBe(10_000)
    expect(dropped.first.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('an answer that is read while another one is being read has its own account', () => {
    const inner = answerList(element)
    const outer = answerList(
      z.unknown().transform((value, context) => {
        expect(readAnswer(inner, [null]).dropped.count).toBe(1)
        if (value === null) context.addIssue({ code: 'custom', message: 'bad' })
        return value
      }),
    )
    expect(readAnswer(outer, [1, null, 2]).dropped.count).toBe(1)
  })
})

describe('pieces', () => {
  test('a part reads each field as absent where something else stands', () => {
    const schema = z.object({ place: part({ city: string, rating }) })
    for (const place of [undefined, null, [], ['Mysuru'], 'Mysuru', 7]) {
      expect(schema.parse({ place })).toEqual({ place: { city: null, rating: null } })
    }
    expect(schema.parse({})).toEqual({ place: { city: null, rating: null } })
  })

  test('an optional piece is null where it cannot be read', () => {
    const schema = z.object({ plan: orNull(element) })
    expect(schema.parse({ plan: { id: 1, name: 'a' } })).toEqual({ plan: { id: '1', name: 'a' } })
    for (const answer of [{}, { plan: null }, { plan: { id: 1 } }, { plan: [] }])
      expect(schema.parse(answer)).toEqual({ plan: null })
  })
})

test('half of a pair, as of an emoji that was cut, becomes a sign that addresses can hold', () => {
  expect(() => encodeURIComponent(string.parse('College \ud83d') ?? '')).not.toThrow()
  expect(string.parse('College 😀')).toBe('College 😀')
})
