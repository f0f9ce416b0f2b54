/** The bullets of a text: one for each line that is not empty (spec 1 §2, highlights list). */
export function bulletLines(text: string): string[] {
  return text.split(/[\r\n\u2028\u2029]+/).flatMap((line) => line.trim() || [])
}
