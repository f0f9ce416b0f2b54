/** One part of a policy. `label` is its number as it is written, `null` for what stands before the first item. */
export type PolicyItem = { label: string | null; html: string }

/** A number, a period and a space, with the tags that open just before it. The text has Kannada digits, too. */
const ITEM = /((?:<[a-z][^<>]*>\s*){0,8})(?<![\p{L}\p{M}\p{N}.,]|[₹$]\s?)([\d\u0ce6-\u0cef]{1,3})\.\s+/giu
/**
 * What ends in a period and has a number of its own after it: rupees, number, section, clause, page. Nothing that can
 * end a sentence: "no" is a number with a capital alone, and "arts" are a stream.
 */
const NUMBERED_WORD = /(?<![\p{L}\p{M}])(?:[Rr][Ss]|No|[Nn]os|[Ss]ecs?|[Cc]l|[Cc]h|[Ss]l|[Pp]p?|ರೂ|ನಂ|ಸಂ)\.\s+$/u
/** As much of what stands before a number as the longest such word takes: long texts are read once. */
const LOOK_BACK = 20
const BLOCK = /<(?:p|li|ul|ol|h[1-6]|blockquote)\b/i
const LIST = /<(?:ul|ol|li)>\s*/gi
const TAG = /<[^<>]*>/g

/**
 * A policy, parted at each numbered item: a number, a period and a space (spec 2 §2 "Policy pages").
 * Years and decimals are none, nor is the number behind "Rs." (docs/adr/0036-policies.md). Parts without any text
 * are left out.
 * @param html sanitised: balanced, and without `<` or `>` in attributes. The parts may cut elements in two.
 */
export function splitPolicy(html: string): PolicyItem[] {
  const starts: { at: number; opening: string; label: string; end: number }[] = []
  for (const match of html.matchAll(ITEM)) {
    const [whole, opening = '', label = ''] = match
    if (NUMBERED_WORD.test(html.slice(Math.max(0, match.index - LOOK_BACK), match.index))) continue
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
