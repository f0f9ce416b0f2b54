/** The letter that stands for a name where its picture cannot be had; a Kannada one keeps its signs. `''` where there is none. */
export function initialLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase()
  }
  return ''
}
