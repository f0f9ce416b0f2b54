/** An import that cannot begin or go on; the message is one sentence for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}
