import { CommandError } from '@/provider/command/command-error'

/** Names that cannot be changed as asked; the message is one sentence for the editor. */
export class NameError extends CommandError {
  override name = 'NameError'
}
