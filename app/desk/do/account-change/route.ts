import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { ACCOUNT_ACTIONS } from '@/lib/contract/desk/administration'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const role = z.enum(DESK_ROLES)

/** Changes somebody else's account, as it was shown. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, id: recordId, action: z.enum(ACCOUNT_ACTIONS), was: role, role: role.optional() },
  }),
  ask: ({ id, action, was, role: wanted }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskAccountChange(id), {
      ...{ action, was, ...(wanted !== undefined && { role: wanted }) },
    }),
  done: 'done',
  refusals: { 422: 'ownAccount' },
  page: () => '/accounts',
})
