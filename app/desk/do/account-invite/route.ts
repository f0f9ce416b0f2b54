import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { callForVisitor } from '@/lib/server/auth/session-call'

const text = z.string().max(500)

/** Invites somebody: the page that follows has the link, for as long as a reply is kept. */
export const POST = deskRoute({
  schema: z.object({ lang: language, name: text, mail: text, role: z.enum(DESK_ROLES), institute: text.default('') }),
  ask: ({ name, mail, role, institute }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInvite, {
      ...{ name, mail, role },
      ...(institute.trim() !== '' && { institute: institute.trim() }),
    }),
  done: 'invited',
  refusals: { 422: 'notInvited' },
  page: () => '/accounts',
  typed: ({ name, mail, role, institute }) => ({ name, mail, role, institute }),
  shows: (token, { name }) => ({ token, name }),
})
