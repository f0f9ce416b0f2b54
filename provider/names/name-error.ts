/** Names that cannot be changed as asked; the message is one sentence for the editor. */
export class NameError extends Error {
  override name = 'NameError'
}
