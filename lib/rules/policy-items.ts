/** One part of a policy. `label` is its number as it is written, `null` for what stands before the first item. */
export type PolicyItem = { label: string | null; html: string }

/** A number, a period and a space, with the tags that open just before it. The text has Kannada digits, too. */
const ITEM = /((?:<[a-z][^<>]*>\s*){0,8})(?<![\p{L}\p{M}\p{N}.,])([\d\u0ce6-\u0cef]{1,3})\.\s+/giu
/** As much of what stands before a number as is looked at: long texts are read once, not once for each number. */
const LOOK_BACK = 40
/** Where a line or a block begins: whatever number stands there is an item's. */
const LINE_START = /(?:^|\n|<\/(?:p|li|ul|ol|h[1-6]|blockquote)>|<br ?\/?>)\s*$/i
const BLOCK = /<(?:p|li|ul|ol|h[1-6]|blockquote)\b/i
const LIST = /<(?:ul|ol|li)>\s*/gi
const TAG = /<[^<>]*>/g

const valueOf = (digits: string) =>
  Number(digits.replace(/[\u0ce6-\u0cef]/g, (digit) => String(digit.charCodeAt(0) - 0x0ce6)))

function beginsLine(html: string, at: number): boolean {
  const from = Math.max(0, at - LOOK_BACK)
  // A sign in the place of what is cut off, which is no beginning.
  return LINE_START.test((from === 0 ? '' : '.') + html.slice(from, at))
}

/**
 * A policy, parted at each numbered item: a number, a period and a space (spec 2 §2 "Policy pages").
 * Within a line only the number that comes next is one, so that "in May 2026. We" and "within 30.
 * Then" stay whole (docs/adr/0036-policies.md). Parts without any text are left out.
 * @param html sanitised: balanced, and without `<` or `>` in attributes. The parts may cut elements in two.
 */
export function splitPolicy(html: string): PolicyItem[] {
  const starts: { at: number; opening: string; label: string; end: number }[] = []
  for (const match of html.matchAll(ITEM)) {
    const [whole, opening = '', label = ''] = match
    const previous = starts.at(-1)
    const next = previous === undefined ? 1 : valueOf(previous.label) + 1
    const isLineStart = BLOCK.test(opening) || beginsLine(html, match.index)
    if (!isLineStart && valueOf(label) !== next) continue
    starts.push({ at: match.index, opening, label, end: match.index + whole.length })
  }
  const items: PolicyItem[] = [{ label: null, html: html.slice(0, starts[0]?.at) }]
  starts.forEach(({ opening, label, end }, index) => {
    // Our own layout sets the number apart: a list's marks beside it would be a second one.
    items.push({ label, html: opening.replace(LIST, '') + html.slice(end, starts[index + 1]?.at) })
  })
  return items.filter((item) => item.html.replace(TAG, '').trim() !== '')
}

/** Whether a part holds more than a line of text: then it is no paragraph by itself. */
export function hasBlocks({ html }: PolicyItem): boolean {
  return BLOCK.test(html)
}
