import { CommandError } from '@/provider/command/command-error'

/** Content that cannot be changed as asked; the message is for the editor. */
export class ContentError extends CommandError {
  override name = 'ContentError'
}
