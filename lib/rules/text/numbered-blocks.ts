import type { KeyedText } from '@/lib/contract/institute'
import type { Text } from '@/lib/contract/lenient'

/** A block put together from entries under numbered keys. Has a title, a description, or both. */
export type NumberedBlock = { title: Text | null; description: Text | null; image: string | null }

/** The keys, without their number, from which the parts of a block come. */
type BlockKeys = { title: string; description: string; image?: string }

const OVERVIEW: BlockKeys = { title: 'overview_sub_title', description: 'overview_sub_desc', image: 'overview_image' }
const ADMISSION: BlockKeys = { title: 'admission_title', description: 'admission_description' }

/** The first entry under exactly this key. */
function entryUnder(entries: readonly KeyedText[], key: string): KeyedText | undefined {
  return entries.find((entry) => entry.key === key)
}

/** `overview_sub_title007` is number `7`. As text, because a number of forty digits must not lose any. */
function splitKey(key: string): { name: string; number: string } | null {
  const [, name, digits] = /^(.*?)(\d+)$/.exec(key) ?? []
  return name === undefined || digits === undefined ? null : { name, number: digits.replace(/^0+(?=\d)/, '') }
}

function ascending(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
}

/**
 * Blocks in the ascending order of their keys' trailing digits; those with neither title nor
 * description are dropped (spec 2 §3). Of two entries under one key the first that holds
 * something counts. A picture may stand in its own entry, as its `image_url` or as its text, or
 * beside the title or the description.
 */
function readBlocks(entries: readonly KeyedText[], keys: BlockKeys): NumberedBlock[] {
  const blocks = new Map<string, NumberedBlock>()
  for (const entry of entries) {
    const { name, number } = splitKey(entry.key) ?? {}
    if (number === undefined || (name !== keys.title && name !== keys.description && name !== keys.image)) continue
    const block = blocks.get(number) ?? { title: null, description: null, image: null }
    if (name === keys.title) block.title ??= entry.value
    if (name === keys.description) block.description ??= entry.value
    block.image ??= entry.image ?? (name === keys.image ? (entry.value?.en ?? null) : null)
    blocks.set(number, block)
  }
  return [...blocks]
    .sort(([a], [b]) => ascending(a, b))
    .map(([, block]) => block)
    .filter((block) => block.title !== null || block.description !== null)
}

/** What the Overview tab shows (spec 2 §2, "Overview"). */
export type Overview = { title: Text | null; description: Text | null; blocks: NumberedBlock[] }

export function readOverview(entries: readonly KeyedText[]): Overview {
  return {
    title: entryUnder(entries, 'overview_title')?.value ?? null,
    description: entryUnder(entries, 'overview_description')?.value ?? null,
    blocks: readBlocks(entries, OVERVIEW),
  }
}

/** The steps of the Admissions tab, in order (spec 2 §2, "Admissions"). */
export function readAdmissionSteps(entries: readonly KeyedText[]): NumberedBlock[] {
  return readBlocks(entries, ADMISSION)
}
