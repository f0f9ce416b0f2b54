import { CommandError } from '@/provider/command/command-error'

/** An import that cannot begin or go on; the message is one sentence for the operator. */
export class ImportError extends CommandError {
  override name = 'ImportError'
}
