import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import type { ImportRunner, DuplicateFinder } from '@/provider/desk/imports/runner'
import type { DeskSecrets } from '@/provider/desk/secrets'
import { answerInvalid } from '@/provider/http/failures'
import type { PaymentDependencies } from '@/provider/payments/dependencies'
import type { EnquiryDependencies } from '@/provider/enquiries/dependencies'
import type { Editions } from '@/provider/open-data/editions'
import type { Database } from '@/provider/platform/database'
import type { Revalidator } from '@/provider/platform/revalidator'
import type { UnansweredSearches } from '@/provider/search/unanswered/unanswered-searches'

/** What every route finds in its context. */
export type ProviderEnv = {
  /** Absent where the app is called without a network. */
  Bindings: Partial<HttpBindings>
  Variables: {
    db: Database
    signIn: SignInDependencies
    enquiries: EnquiryDependencies
    website: Revalidator
    payments: PaymentDependencies
    openData: Editions
    imports: ImportRunner
    duplicates: DuplicateFinder
    /** Who counts them; `null`: nobody. */
    unanswered: UnansweredSearches | null
    /** Somebody at the desk reads the reviews that the checks hold. */
    isModerated: boolean
    /** Set where there is a desk; nobody else reaches its calls. */
    desk: DeskSecrets
    /** Where the website stands: a passkey serves there alone. */
    siteUrl: URL
  }
}

export function createRouter() {
  return new OpenAPIHono<ProviderEnv>({
    defaultHook: (result, c) => (result.success ? undefined : answerInvalid(c, result.error.issues)),
  })
}
