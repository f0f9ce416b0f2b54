/**
 * Things are ticked, such as kinds of institution: a box for each, whose name is the field's and ends with the thing's id.
 * A hidden field of the field's name says that there were boxes, because a browser sends nothing of those that are not
 * ticked.
 */
export const boxOf = (field: string, id: string) => `${field}.${id}`

/** Each once, as boxes that are ticked come: so a form that nobody touched says what it was shown. */
export const inBoxOrder = (ids: Iterable<string>) =>
  [...new Set(ids)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

export const idsIn = (text: string) => text.split(' ').filter((id) => id !== '')

/** The ids that are ticked, as one text; `undefined`: there were no boxes. */
export function tickedIn(field: string, input: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof input[field] !== 'string') return undefined
  const prefix = boxOf(field, '')
  const ids = Object.entries(input).flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== '' ? [name.slice(prefix.length)] : [],
  )
  return inBoxOrder(ids).join(' ')
}
