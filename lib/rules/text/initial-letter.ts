/** The letter that stands for a name where its logo cannot be had; a Kannada one keeps its signs. `''` where there is none. */
export function initialLetter(name: string, lang: string): string {
  for (const { segment } of new Intl.Segmenter(lang).segment(name)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase(lang)
  }
  return ''
}
