/** The number of an institution, as it is typed: alone, or in the address of its page at the desk or on the website. */
export function institutionNumber(typed: string): string {
  const text = typed.trim()
  return /(?:\/college\/detail\?(?:.*&)?id=|\/institutions\/|\/college\/)(\d{1,10})\b/.exec(text)?.[1] ?? text
}
