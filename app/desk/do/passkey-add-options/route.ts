import { passkeyOptionsRoute } from '@/lib/bff/passkey-options'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'

/** What a browser is asked for a new passkey with. */
export const POST = passkeyOptionsRoute(deskEndpoints.deskPasskeyOptions)
