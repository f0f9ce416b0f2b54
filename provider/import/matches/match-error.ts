import { CommandError } from '@/provider/command/command-error'

/**
 * Of what a program may say in words of its own: an import runs; no list brought it; something hangs on the one that
 * would go, a draft or a proposal on it waits, somebody represents it, or it is to be retired at a time; a record is not as it was shown; nothing tells which kind
 * of institution a record would begin; there is no such institution any more.
 */
export type MatchReason =
  | 'importing'
  | 'notListed'
  | 'hangs'
  | 'drafted'
  | 'proposed'
  | 'represented'
  | 'ending'
  | 'ranks_tied'
  | 'changed'
  | 'kindless'
  | 'unknown'

/** What the operator of `npm run matches` can mend, in words. */
export class MatchError extends CommandError {
  constructor(
    message: string,
    readonly reason: MatchReason | null = null,
  ) {
    super(message)
  }
}
