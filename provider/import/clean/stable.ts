/** More rounds than any name needs; a text that has not settled by then stays as it is. */
const MAX_ROUNDS = 6

/** Applies a cleaning until it changes nothing more, so that what was cleaned once is never changed by a second import. */
export function untilStable(text: string, clean: (text: string) => string | null): string | null {
  let current = text
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = clean(current)
    if (next === null || next === current) return next
    current = next
  }
  return current
}
