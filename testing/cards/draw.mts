/**
 * Draws what standard input asks for, as JSON: `--conditions=react-server`. A program of its own, because HarfBuzz comes as
 * an ES module that waits while it is loaded, which jest cannot compile.
 */
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { ShareCard } from '@/lib/rules/cards/share-card'
import { drawCard } from '@/lib/server/cards/draw-card'
import { shape } from '@/lib/server/cards/shape'

/** The test that asks says what a card is. */
const isCard = (value: unknown): value is ShareCard => typeof value === 'object' && value !== null && 'entries' in value
const asked = z.object({
  cards: z.array(z.object({ card: z.custom<ShareCard>(isCard), picture: z.string().nullable() })),
  texts: z.array(z.string()),
})

const { cards, texts } = asked.parse(JSON.parse(await text(process.stdin)))
const drawn: string[] = []
for (const { card, picture } of cards) {
  const bytes = await drawCard(card, picture === null ? null : Buffer.from(picture, 'base64'))
  drawn.push(bytes.toString('base64'))
}
const shaped = texts.map((each) => shape(each, 100, true))
process.stdout.write(JSON.stringify({ drawn, shaped }))
