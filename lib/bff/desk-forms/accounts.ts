import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { ACCOUNT_ACTIONS } from '@/lib/contract/desk/administration'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { recordId } from '@/lib/server/desk/record-id'

const text = z.string().max(500)
const role = z.enum(DESK_ROLES)

export const ACCOUNT_FORMS = {
  /** Invites somebody: the page that follows has the link, for as long as a reply is kept. */
  'account-invite': deskRoute({
    schema: fields({ name: text, mail: text, role, institute: text.default('') }),
    ask: ({ name, mail, role, institute }, call) =>
      call('POST /desk/accounts/invite', {
        ...{ name, mail, role },
        ...(institute.trim() !== '' && { institute: institute.trim() }),
      }),
    done: 'invited',
    refusals: { 422: 'notInvited' },
    page: () => '/accounts',
    typed: ({ name, mail, role, institute }) => ({ name, mail, role, institute }),
    shows: (token, { name }) => ({ token, name }),
  }),
  /** Changes somebody else's account, as it was shown. */
  'account-change': deskRoute({
    schema: fields({ id: recordId, action: z.enum(ACCOUNT_ACTIONS), was: role, role: role.optional() }),
    ask: 'POST /desk/accounts/{id}/change',
    done: 'done',
    refusals: { 422: 'ownAccount' },
    page: () => '/accounts',
  }),
} satisfies DeskForms
