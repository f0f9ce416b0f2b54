import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskProposedSchema, PROPOSE_ACTIONS } from '@/lib/contract/desk/proposal'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { PROPOSAL_FORM } from '@/lib/server/desk/proposal-form'

const { fields, touchedIn } = PROPOSAL_FORM

/** Sends what a representative changed of their institution's record to the editors, as it was shown, or takes it back. */
export const POST = deskRoute({
  schema: fields.extend({ lang: language, action: z.enum(PROPOSE_ACTIONS), version: z.string(), was: z.string() }),
  ask: ({ lang, action, version, was, ...sent }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskPropose, {
      ...{ action, version, language: lang },
      ...(action === 'send' && touchedIn(sent, was)),
    }),
  done({ action }, answer) {
    if (action === 'withdraw') return 'proposalWithdrawn'
    return deskProposedSchema.safeParse(answer).data?.proposal ? 'proposed' : 'proposalEmpty'
  },
  page: () => '/record',
  typed: ({ action, version, was, ...sent }): Record<string, string> =>
    action === 'send' ? { ...touchedIn(sent, was), version, was } : {},
})
