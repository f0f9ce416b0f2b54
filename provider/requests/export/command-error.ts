/** What the operator can mend: its message is all that is shown. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
