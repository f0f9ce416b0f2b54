/** What the operator or editor can mend: its message is all that is shown. */
export class CommandError extends Error {
  override name = 'CommandError'
}
