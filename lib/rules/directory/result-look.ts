/** How an institution stands among the results: a card under its picture, or a compact row. */
export type ResultLook = 'card' | 'row'

/**
 * What has a picture of its own is a card, the rest are rows (ADR 72). Cards stand two in a line, and rows take a whole
 * one: a card that would leave a gap beside it, because a row comes next, is a row too.
 */
export function resultLooks(hasPicture: readonly boolean[]): ResultLook[] {
  const looks: ResultLook[] = []
  for (let at = 0; at < hasPicture.length;) {
    if (hasPicture[at] !== true || hasPicture[at + 1] === false) {
      looks.push('row')
      at += 1
    } else {
      looks.push('card', 'card')
      at += 2
    }
  }
  return looks.slice(0, hasPicture.length)
}
