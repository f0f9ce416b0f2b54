import { CommandError } from '@/provider/command/command-error'

/** What the operator of `npm run matches` can mend, in words. */
export class MatchError extends CommandError {}
