/** How a command is said, and below it, where it is seen, what is not understood. */
export const notUnderstood = (words: string | undefined, usage: string) =>
  words === undefined || words === '' ? usage : `${usage}\n\nNot understood: ${words}`

/** What the operator or editor can mend: its message is all that is shown. */
export class CommandError extends Error {
  override name = 'CommandError'
  /** With what a command ends that began and failed. */
  readonly ends: 1 | 2 = 1
}
