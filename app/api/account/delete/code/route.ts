import { sendDeletionCode } from '@/lib/server/account'
import { deletionPost } from '@/lib/server/deletion-post'

/** Sends the code by which the account can be deleted to its own phone: `{ok: true, retryAfter}`, or a `DeletionFailure`. */
export const POST = deletionPost(({ visitor }) => sendDeletionCode(visitor))
