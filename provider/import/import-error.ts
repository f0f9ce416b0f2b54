import { CommandError } from '@/provider/command/command-error'

/** An import that cannot begin or go on; the message is one sentence for the operator. */
export class ImportError extends CommandError {
  override name = 'ImportError'
}

/** Somebody else imports, or changes what imports change. */
export class ImportRunning extends ImportError {
  override name = 'ImportRunning'
}

/** A file that is something else than what was asked for: nothing was begun. */
export class OtherFile extends ImportError {
  override name = 'OtherFile'
  override readonly ends = 2
}

/** A list in which no column is a name, before somebody says which one is. */
export class NoNameColumn extends OtherFile {
  override name = 'NoNameColumn'
}
