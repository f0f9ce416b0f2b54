import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { callForVisitor } from '@/lib/server/auth/session-call'

const text = z.string().max(500)

/** Invites somebody: the page that follows has the link, for as long as a reply is kept. */
export const POST = deskRoute({
  schema: z.object({ lang: language, name: text, mail: text, role: z.enum(DESK_ROLES) }),
  ask: ({ name, mail, role }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInvite, { name, mail, role }),
  done: 'invited',
  refusals: { 422: 'notInvited' },
  page: () => '/accounts',
  typed: ({ name, mail, role }) => ({ name, mail, role }),
  shows: (token, { name }) => ({ token, name }),
})
