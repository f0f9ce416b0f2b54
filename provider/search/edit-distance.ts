const MAX_LENGTH = 40
const rows = [new Uint8Array(MAX_LENGTH + 1), new Uint8Array(MAX_LENGTH + 1), new Uint8Array(MAX_LENGTH + 1)] as const

/**
 * How many insertions, deletions, replacements or swaps of neighbours make one text the other
 * (optimal string alignment); more than `most` is `most + 1`. Texts longer than 40 never agree.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most || a.length > MAX_LENGTH || b.length > MAX_LENGTH) return most + 1
  let [before, above, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows
  for (let j = 0; j <= b.length; j += 1) above[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    if (from > 1) row[from - 1] = most + 1
    for (let j = from; j <= to; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      // Beyond the band around the diagonal nothing can be near enough.
      const fromAbove = j > i - 1 + most ? most : (above[j] ?? most)
      let cost = Math.min((above[j - 1] ?? most) + (isSame ? 0 : 1), fromAbove + 1, (row[j - 1] ?? most) + 1)
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? most) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[b.length] ?? most + 1, most + 1)
}
