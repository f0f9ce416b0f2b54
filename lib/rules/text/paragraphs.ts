/** The paragraphs of a text, which blank lines part; never an empty one. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\r?\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
}
