import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { SignInParts } from '@/provider/auth/sign-in-parts'
import { answerInvalid } from '@/provider/http/failures'
import type { PaymentParts } from '@/provider/payments/parts'
import type { RequestParts } from '@/provider/requests/parts'
import type { Database } from '@/provider/store/database'
import type { Revalidator } from '@/provider/revalidator'

/** What every route finds in its context. */
export type ProviderEnv = {
  /** Absent where the app is called without a network. */
  Bindings: Partial<HttpBindings>
  Variables: {
    db: Database
    signIn: SignInParts
    requests: RequestParts
    website: Revalidator
    payments: PaymentParts
  }
}

export function createRouter() {
  return new OpenAPIHono<ProviderEnv>({
    defaultHook: (result, c) => (result.success ? undefined : answerInvalid(c, result.error.issues)),
  })
}
