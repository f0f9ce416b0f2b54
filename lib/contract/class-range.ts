import { count, isFields, reading } from '@/lib/contract/lenient'

/** The lowest and the highest class that is taught, 1 to 12. */
export type ClassRange = { from: number; to: number }

/** Absent unless both ends are classes, the right way round. */
export const classRange = reading((value): ClassRange | null => {
  const [from, to] = isFields(value) ? [count.parse(value.from), count.parse(value.to)] : [null, null]
  return from === null || to === null || from < 1 || from > to || to > 12 ? null : { from, to }
})
