import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { z } from 'zod'
import { getMessages } from '@/lib/messages/catalogue'
import { composeCard, type ShareCard } from '@/lib/rules/cards/share-card'
import { BARE_DETAIL, FULL_DETAIL } from '@/testing/institute-sample'

const CONJUNCTS = { ಕ್ಷ: ['ಕ', '್', 'ಷ'], ಸ್ಟ್ರ: ['ಸ್', 'ಟ್', 'ರ'], ರ್ಥ: ['ರ್', 'ಥ'], ಟೆ: ['ಟ', 'ೆ'] }
const LONG = {
  en: 'Sri Dharmasthala Manjunatheshwara Institute of Technology and Management Studies for Women (Autonomous) '.repeat(
    3,
  ),
  kn: 'ಶ್ರೀ ಧರ್ಮಸ್ಥಳ ಮಂಜುನಾಥೇಶ್ವರ ಮಹಿಳಾ ತಾಂತ್ರಿಕ ಮತ್ತು ವ್ಯವಸ್ಥಾಪನಾ ಅಧ್ಯಯನ ವಿದ್ಯಾ ಸಂಸ್ಥೆ '.repeat(3),
}
const LONG_DETAIL = { ...FULL_DETAIL, name: LONG, university: LONG.en, disambiguation: LONG.en }

const answerSchema = z.object({
  drawn: z.array(z.string().transform((each) => Buffer.from(each, 'base64'))),
  shaped: z.array(z.object({ svg: z.string(), width: z.number() })),
})

/** All that these tests look at, drawn by one program, for its start takes longer than the drawing. */
async function draw(cards: { card: ShareCard; picture: string | null }[], texts: string[]) {
  const options = ['--conditions=react-server', '--import', 'tsx', 'testing/cards/draw.mts']
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ cards, texts }))
  return answerSchema.parse(JSON.parse(await text(child.stdout)))
}

const cardOf = (details: (typeof FULL_DETAIL)[], lang: 'en' | 'kn' = 'en', kind: 'college' | 'compare' = 'college') =>
  composeCard(kind, details, lang, getMessages(lang))
const plain = (card: ShareCard) => ({ card, picture: null })

let drawn: Buffer[]
let shaped: Map<string, { svg: string; width: number }>
let again: { svg: string; width: number }[]

beforeAll(async () => {
  const picture = await sharp({ create: { width: 420, height: 630, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  const texts = Object.entries(CONJUNCTS).flatMap(([whole, parts]) => [whole, ...parts])
  const answer = await draw(
    [
      plain(cardOf([FULL_DETAIL])),
      plain(cardOf([FULL_DETAIL], 'kn')),
      plain(cardOf([BARE_DETAIL])),
      plain(cardOf([LONG_DETAIL], 'kn')),
      plain(cardOf([FULL_DETAIL, LONG_DETAIL, BARE_DETAIL, FULL_DETAIL], 'kn', 'compare')),
      { card: cardOf([LONG_DETAIL]), picture: picture.toString('base64') },
    ],
    [...texts, ...texts],
  )
  drawn = answer.drawn
  shaped = new Map(texts.map((each, index) => [each, answer.shaped[index] ?? { svg: '', width: 0 }]))
  again = answer.shaped.slice(texts.length)
})

test('a card is a JPEG of 1200 × 630 that weighs less than 100 kB', async () => {
  expect(drawn).toHaveLength(6)
  for (const card of drawn) {
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(card.byteLength).toBeLessThan(100_000)
  }
})

test.each(Object.entries(CONJUNCTS))('Kannada is written as readers know it: %s is not its parts', (whole, parts) => {
  const outlines = (each: string) =>
    [...(shaped.get(each)?.svg ?? '').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  const width = parts.reduce((sum, part) => sum + (shaped.get(part)?.width ?? 0), 0)
  expect(outlines(whole)).not.toHaveLength(0)
  expect(outlines(whole)).not.toEqual(parts.flatMap(outlines))
  expect(shaped.get(whole)?.width).toBeLessThan(0.9 * width)
})

// The HarfBuzz that sharp brings takes marks apart the second time (ADR 77).
test('and the second time as the first', () => {
  expect(again).toEqual([...shaped.values()])
})

type Area = { left: number; top: number; width: number; height: number }
const pixelsOf = (card: Buffer | undefined, area: Area) =>
  sharp(card).extract(area).toColourspace('srgb').raw().toBuffer()

/** How much of a part of a card is written on: where its paper is dark. */
async function ink(card: Buffer | undefined, area: Area) {
  const greens = (await pixelsOf(card, area)).filter((_, index) => index % 3 === 1)
  return greens.filter((green) => green < 150).length / greens.length
}

test('both languages, and what is known of one, stand on it', async () => {
  const [english, kannada, bare] = drawn
  const whole = { left: 0, top: 0, width: 1200, height: 500 }
  expect(english?.equals(kannada ?? Buffer.alloc(0))).toBe(false)
  for (const card of [english, kannada]) expect(await ink(card, whole)).toBeGreaterThan(0.02)
  expect(await ink(bare, whole)).toBeLessThan(0.02)
  expect(await ink(bare, whole)).toBeGreaterThan(0.004)
})

test('nothing runs over the edge, however long', async () => {
  for (const card of drawn) {
    expect(await ink(card, { left: 0, top: 0, width: 60, height: 500 })).toBe(0)
    expect(await ink(card, { left: 1140, top: 0, width: 60, height: 500 })).toBe(0)
    expect(await ink(card, { left: 0, top: 0, width: 1200, height: 40 })).toBe(0)
  }
})

test("the institution's own picture stands at the right", async () => {
  const [red = 255, green = 0, blue = 255] = await pixelsOf(drawn[5], { left: 800, top: 300, width: 1, height: 1 })
  expect(green - Math.max(red, blue)).toBeGreaterThan(200)
})
