/** A code of the lists as they are made: a category, then perhaps a quota, then perhaps H. `GMG`, `1GH` and the like are read as well. */
const CODE = /^(GM|SC|ST|1|2A|2B|3A|3B)([GKR])?(H)?$/

/** Its parts; `quota` is `G` where none is written. `null` for a code of which nothing is known. */
export function readCode(code: string): { category: string; quota: string; isRegional: boolean } | null {
  const [, category, quota = 'G', region] = CODE.exec(code) ?? []
  return category === undefined ? null : { category, quota, isRegional: region !== undefined }
}
type Parts = NonNullable<ReturnType<typeof readCode>>

/**
 * To whom a seat is open, part by part. Who has a certificate may use it and need not: the State's rules of 2006 (ED 10 TEC
 * 2006), the order under article 371-J of 2013, and KEA's bulletins; docs/admissions.md says what of them was read.
 */
const OPEN: readonly ((seat: Parts, holder: Parts) => boolean)[] = [
  // General merit is everybody's, by rank alone; another category its own people's.
  (seat, holder) => seat.category === 'GM' || seat.category === holder.category,
  // Kannada medium and rural are quotas within a category: who is in one is in the category.
  (seat, holder) => seat.quota === 'G' || seat.quota === holder.quota,
  // What is not kept for Kalyana-Karnataka is open to its people, too.
  (seat, holder) => !seat.isRegional || holder.isRegional,
]

/** Those of the codes offered by whose seats the holder of a code may be admitted as well; of an unknown code none. */
export function openBeside(code: string, offered: readonly string[]): string[] {
  const holder = readCode(code)
  if (holder === null) return []
  return offered.filter((other) => {
    const seat = readCode(other)
    return other !== code && seat !== null && OPEN.every((isOpen) => isOpen(seat, holder))
  })
}
