import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { tickedIn } from '@/lib/rules/desk/boxes'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const text = z.string().max(10_000).default('')

/** Takes what is ticked of a proposal over, as it was shown, and refuses the rest; or all of it. */
export const POST = deskRoute({
  schema: z
    .looseObject({
      ...{ lang: language, id: recordId, version: z.string(), action: z.enum(['take', 'refuse']) },
      ...{ reason: text, words: text },
    })
    .transform(({ lang, id, version, action, reason, words, ...boxes }) => ({
      ...{ lang, id, version, action, reason, words },
      ticked: tickedIn('accepted', boxes) ?? '',
    })),
  ask: ({ id, version, action, ticked, reason, words }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskProposalDecide(id), {
      ...{ version, reason, accepted: action === 'take' ? ticked : '' },
      ...(words.trim() !== '' && { words }),
    }),
  done: 'proposalDecided',
  refusals: { 423: 'importing' },
  page: ({ id }, isDone) => (isDone ? '/proposals' : `/proposals/${id}`),
  typed: ({ ticked, reason, words }) => ({ accepted: ticked, reason, words }),
})
