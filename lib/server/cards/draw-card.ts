import 'server-only'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CardEntry, ShareCard } from '@/lib/rules/cards/share-card'
import { shorten } from '@/lib/rules/text/shorten'
import { HAS_KANNADA } from '@/lib/drawing/glyphs'
import { setText, type Span, type TextBlock } from '@/lib/server/cards/set-text'
import { CARD_HEIGHT, CARD_WIDTH, PICTURE_WIDTH } from '@/lib/server/cards/card-image'

/** As styles/tokens.css has them, for what knows no oklch. */
export const CARD_COLOURS = { ink: '#141d2d', ink2: '#4c5361', grey: '#666c77', river: '#224aa9', onRiver: '#ffffff' }
/** Drawn by tools/pictures.ts: paper, and hills along the lower edge. */
const GROUND = join(process.cwd(), 'public/pictures/card.png')
const LEFT = 72
const TOP = 56
/** Where the hills begin, and the line of the brand on them. */
const BOTTOM = 516
const BRAND_TOP = 580
const GAP = 32
const LABEL_PX = 42
const VALUE_PX = 60
const FACT_PX = LABEL_PX + VALUE_PX
/** The name keeps so much, whatever else there is. */
const MIN_NAME_PX = 165
const MAX_NAME_LENGTH = 150
const MAX_LINE_LENGTH = 90
/** Where several stand below each other, each has two lines: of its name, and of its facts. */
const MAX_LENGTH_IN_LIST = 60
const NAME_PX = 56
const FACTS_PX = 40
const LIMIT_S = 5

const at = (left: number, top: number, { svg }: { svg: string }) =>
  `<g transform="translate(${left} ${top})">${svg}</g>`

function line(text: string, size: number, colour: string, bold = false): Span {
  return { text: shorten(text, MAX_LINE_LENGTH), size, colour, bold }
}

/** The facts side by side, each under its label, in as many lines as have room. */
function setFacts({ facts }: CardEntry, { width, height }: { width: number; height: number }): TextBlock {
  const leading = facts.some(({ label, value }) => HAS_KANNADA.test(label + value)) ? 'kannada' : 'latin'
  const lineRoom = { width, height: VALUE_PX, leading } as const
  let [svg, left, top] = ['', 0, 0]
  for (const { label, value } of facts) {
    const name = setText([[line(label, 25, CARD_COLOURS.grey)]], lineRoom)
    const figure = setText([[line(value, 34, CARD_COLOURS.ink, true)]], lineRoom)
    const own = Math.max(name.width, figure.width)
    if (left > 0 && left + own > width) [left, top] = [0, top + FACT_PX]
    if (top + FACT_PX > height) break
    svg += at(left, top, name) + at(left, top + LABEL_PX, figure)
    left += own + GAP
  }
  return { svg, width, height: svg === '' ? 0 : top + FACT_PX }
}

/** Name, place, university and facts, one below the other, somewhat above the middle of what there is. */
function setOne(entry: CardEntry, width: number): string {
  const { name, place, university, facts } = entry
  const lines = [place, university].flatMap((text) => (text === null ? [] : [[line(text, 31, CARD_COLOURS.ink2)]]))
  const small = setText(lines, { width, height: 120 })
  // Where a picture stands beside them, facts need two lines.
  const factLines = facts.length === 0 ? 0 : width < CARD_WIDTH - 2 * LEFT ? 2 : 1
  const height = BOTTOM - TOP - small.height - factLines * FACT_PX - GAP
  const title = { text: shorten(name, MAX_NAME_LENGTH), size: 68, colour: CARD_COLOURS.ink, bold: true }
  const head = setText([[title]], { width, height: Math.max(MIN_NAME_PX, height) })
  const factsTop = head.height + small.height + GAP + 10
  const figures = setFacts(entry, { width, height: BOTTOM - TOP + GAP - factsTop })
  const free = BOTTOM - TOP - factsTop - figures.height
  const svg = at(0, 0, head) + at(0, head.height + 10, small) + at(0, factsTop, figures)
  return at(LEFT, TOP + Math.max(0, Math.round(free / 3)), { svg })
}

function setSeveral({ heading, entries, more }: ShareCard, width: number): string {
  const title = [line(`${heading ?? ''} `, 42, CARD_COLOURS.river, true), line(more ?? '', 28, CARD_COLOURS.grey)]
  const head = setText([title], { width, height: 64 })
  let svg = at(LEFT, TOP - 8, head)
  let top = TOP + head.height + 12
  const height = Math.floor((BOTTOM - top) / Math.max(3, entries.length))
  for (const { name, place, facts } of entries) {
    const spans = [
      ...(place === null ? [] : [line(`${place}   `, 26, CARD_COLOURS.ink2)]),
      ...facts.flatMap(({ label, value }) => [
        line(`${label} `, 26, CARD_COLOURS.grey),
        line(`${value}   `, 26, CARD_COLOURS.ink, true),
      ]),
    ]
    const title = [{ ...line('', 38, CARD_COLOURS.ink, true), text: shorten(name, MAX_LENGTH_IN_LIST) }]
    svg += at(LEFT, top, setText([title], { width, height: NAME_PX }))
    svg += at(LEFT, top + NAME_PX - 4, setText([spans], { width, height: FACTS_PX }))
    top += height
  }
  return svg
}

/** Outlines alone: neither a font of the system's nor a text is in it. */
export function svgOf(outlines: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${outlines}</svg>`,
  )
}

/**
 * A card as a JPEG of 1200 × 630, which every messenger takes.
 * @param picture of the institution itself, as readOwnPicture cuts it; `null`: there is none
 */
export async function drawCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const [first] = card.entries
  const width = CARD_WIDTH - 2 * LEFT - (picture === null ? 0 : PICTURE_WIDTH + GAP - LEFT)
  const content = card.heading === null && first ? setOne(first, width) : setSeveral(card, width)
  const brand = setText([[line(card.brand, 30, CARD_COLOURS.onRiver, true)]], { width, height: 50 })
  const outlines = svgOf(content + at(LEFT, BRAND_TOP, brand))
  return sharp(GROUND)
    .composite([
      { input: outlines },
      ...(picture === null ? [] : [{ input: picture, left: CARD_WIDTH - PICTURE_WIDTH, top: 0 }]),
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .timeout({ seconds: LIMIT_S })
    .toBuffer()
}
