import { passkeyOptionsRoute } from '@/lib/bff/passkey-options'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'

/** What a browser is asked for a passkey with, by which somebody signs in. */
export const POST = passkeyOptionsRoute(deskEndpoints.deskPasskeySignInOptions)
