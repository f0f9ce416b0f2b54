/** Which words of a heading are grey: so many at its beginning, or so many at its end. */
export type GreyWords = { first: number } | { last: number }

/** A heading in reading order; the parts joined by a space are the heading again. */
export type HeadingPart = { text: string; grey: boolean }

/**
 * Splits a heading into its grey and its ink words (spec 1 §9 and §2, spec 2 §3).
 * White space is folded. A heading with no more words than the grey part holds is all grey; an
 * empty one has no parts.
 */
export function splitHeading(text: string, grey: GreyWords): HeadingPart[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const cut = 'first' in grey ? Math.max(0, grey.first) : Math.max(0, words.length - Math.max(0, grey.last))
  const greyFirst = 'first' in grey
  return [
    { text: words.slice(0, cut).join(' '), grey: greyFirst },
    { text: words.slice(cut).join(' '), grey: !greyFirst },
  ].filter((part) => part.text !== '')
}
