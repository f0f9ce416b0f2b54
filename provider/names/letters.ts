/** A name in its Latin letters alone: how lists write it in capitals, dots and spaces makes no other name of it. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}
