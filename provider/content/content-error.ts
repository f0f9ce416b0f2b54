/** Content that cannot be changed as asked; the message is for the editor. */
export class ContentError extends Error {
  override name = 'ContentError'
}
