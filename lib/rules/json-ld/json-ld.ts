/**
 * A value as the text of a `<script type="application/ld+json">`. `<` is escaped, so that no name
 * or review can close the script element; the two line separators, because older parsers of
 * scripts end a line at them.
 */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
