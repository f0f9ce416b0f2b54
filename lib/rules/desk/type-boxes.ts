/**
 * Kinds of institution are ticked: a box for each, whose name ends with the kind's id. A hidden field `TYPES` says that
 * there were boxes, because a browser sends nothing of those that are not ticked.
 */
export const TYPES = 'types'
const PREFIX = `${TYPES}.`

export const boxOf = (id: string) => PREFIX + id

/** The ids that are ticked, as one text; `undefined`: there were no boxes. */
export function tickedIn(input: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof input[TYPES] !== 'string') return undefined
  const ids = Object.entries(input).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value !== '' ? [name.slice(PREFIX.length)] : [],
  )
  return ids.toSorted((a, b) => Number(a) - Number(b)).join(' ')
}
