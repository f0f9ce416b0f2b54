import { deletionRoute } from '@/lib/bff/deletion-route'
import { sendDeletionCode } from '@/lib/server/account/account'

/** Sends the code by which the account can be deleted to its own phone: `{ok: true, retryAfter}`, or a failure. */
export const POST = deletionRoute(sendDeletionCode, 'not-sent')
