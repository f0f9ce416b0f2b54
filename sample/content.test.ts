/** @jest-environment node */
import { z } from '@hono/zod-openapi'
import { COOKIES } from '@/lib/rules/auth/cookies'
import { checkContent } from '@/provider/content/check'
import { keysOf } from '@/provider/content/schema-path'
import { SECTION_NAMES } from '@/lib/contract/content/sections'
import { SECTIONS } from '@/provider/content/sections'
import { drawingAt } from '@/provider/pictures/address'
import { renderDrawing } from '@/provider/pictures/render'
import { SAMPLE_CONTENT } from '@/sample/content'

type Text = { en: string; kn?: string }

/** Every string, and every text by language, with where it stands. */
function walk(value: unknown, place: string): { place: string; value: string | Text }[] {
  if (typeof value === 'string') return [{ place, value }]
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') {
    const kn = 'kn' in value && typeof value.kn === 'string' ? { kn: value.kn } : {}
    return [{ place, value: { en: value.en, ...kn } }]
  }
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${place}.${key}`))
}

const all = SECTION_NAMES.flatMap((section) => walk(SAMPLE_CONTENT[section], section))
const texts = all.flatMap(({ place, value }) => (typeof value === 'string' ? [] : [{ place, ...value }]))
const prose = texts.filter(({ en }) => !/^(https:|0\d+-|\S+@\S+$)/.test(en))

test('is what the schemas take, to the letter', () => {
  expect(checkContent(SAMPLE_CONTENT)).toEqual(SAMPLE_CONTENT)
})

test.each(SECTION_NAMES)('fills in every key of %s', (section) => {
  const schema = SECTIONS[section]
  const given: unknown = SAMPLE_CONTENT[section]
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(given)) throw new Error(`${section} is no list`)
    expect(given.length).toBeGreaterThanOrEqual(6)
    for (const entry of given) expect(Object.keys(entry).toSorted()).toEqual(keysOf(schema.element).toSorted())
  } else {
    expect(Object.keys(given ?? {}).toSorted()).toEqual(keysOf(schema).toSorted())
  }
})

test('is in English and in Kannada, each in its own letters', () => {
  expect(texts.length).toBeGreaterThan(300)
  for (const { place, en } of prose)
    expect([place, en]).toEqual([place, expect.not.stringMatching(/\p{Script=Kannada}/u)])
  for (const { place, kn } of prose) expect([place, kn]).toEqual([place, expect.stringMatching(/\p{Script=Kannada}/u)])
})

test('fills both lists of the footer, and both modals', () => {
  const { quickLinks = [], menuone = [], menu = [] } = SAMPLE_CONTENT.footer
  expect([quickLinks.length, menuone.length, menu.length].every((length) => length >= 4)).toBe(true)
  expect(menu.flatMap(({ key }) => key ?? [])).toEqual(['login', 'register'])
})

test('marks every person as invented', () => {
  for (const list of ['testimonial', 'founders', 'mentors_data'] as const) {
    expect(SAMPLE_CONTENT[list].every((person) => person.is_sample === true)).toBe(true)
  }
})

test('reads well: no shouting, no filler, no sentence twice', () => {
  const seen = new Map<string, string>()
  for (const { place, en, kn = '' } of prose) {
    expect([place, `${en} ${kn}`]).toEqual([
      place,
      expect.not.stringMatching(/!|lorem|ipsum|\bTBD\b|world-class|best-in/i),
    ])
    for (const sentence of `${en} ${kn}`.split(/(?<=[.?])\s+/)) {
      if (sentence.split(' ').length < 5) continue
      expect([sentence, seen.get(sentence)]).toEqual([sentence, undefined])
      seen.set(sentence, place)
    }
  }
})

test('reaches nobody: addresses under .example, numbers that no exchange gives out', () => {
  const words = all
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : [value.en, value.kn ?? '']))
    .join('\n')
  for (const [host] of words.matchAll(/(?<=https:\/\/|@)[a-z.-]+/g)) expect(host).toMatch(/\.example\.?$/)
  for (const [digits] of words.matchAll(/\b0\d{2,4}-\d+/g)) expect(digits).toMatch(/^0\d{2,4}-0\d{5,7}$/)
})

const greyed = (place: string, lang: 'en' | 'kn') =>
  texts.find((text) => text.place === place)?.[lang]?.split(/\s+/) ?? []

test.each(['en', 'kn'] as const)('headings of two tones part where a phrase ends (%s)', (lang) => {
  const title = greyed('homepage.home_page_title', lang)
  expect(title.slice(0, -8).join(' ')).toMatch(/\.$/)
  expect(title.length).toBeGreaterThan(10)
  expect(greyed('whykarnataka.section3_title', lang).length).toBeGreaterThan(9)
  for (const place of ['career.mentoring_section4_title', 'mentor.mentoring_section4_title']) {
    expect(greyed(place, lang).length).toBeGreaterThan(5)
  }
})

test.each(['refundpolicy', 'privacypolicy', 'termpolicy'] as const)('the %s parts at its numbers alone', (name) => {
  const [text] = texts.filter(({ place }) => place === `${name}.${name}`)
  for (const words of [text?.en ?? '', text?.kn ?? '']) {
    const numbers = [...words.matchAll(/\d+(?=\. )/g)].map(([number]) => Number(number))
    expect(numbers.length).toBeGreaterThanOrEqual(9)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
  expect(text?.en.match(/\n/g)?.length).toBe(text?.kn?.match(/\n/g)?.length)
})

test('the privacy policy names every cookie that the website sets', () => {
  const policy = texts.find(({ place }) => place === 'privacypolicy.privacypolicy')
  for (const name of COOKIES) {
    expect(policy?.en).toContain(`<em>${name}</em>`)
    expect(policy?.kn).toContain(`<em>${name}</em>`)
  }
})

test('every picture of every key is drawn, and is light', async () => {
  const pictures = new Set(
    all.flatMap(({ value }) => (typeof value === 'string' && value.startsWith('/media/drawn/') ? [value] : [])),
  )
  expect(pictures.size).toBeGreaterThan(90)
  for (const address of pictures) {
    const drawing = drawingAt(address)
    if (drawing === null) throw new Error(`no drawing at ${address}`)
    const { body } = await renderDrawing(drawing)
    expect(body.byteLength).toBeLessThan(60_000)
  }
}, 60_000)

test('every picture is a drawing', () => {
  const other = all.filter(
    ({ place, value }) =>
      /(image|icon|image_url)\d*$/.test(place) && !(typeof value === 'string' && value.startsWith('/media/drawn/')),
  )
  expect(other).toEqual([])
})
