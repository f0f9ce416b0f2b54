import { z } from 'zod'
import { formRoute, language } from '@/lib/bff/form-route'
import { costReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { COST_FIELDS } from '@/lib/rules/costs/cost-form'
import { ID_PATTERN } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import { failed, SENT } from '@/lib/rules/result'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** Longer than all kinds of college of a table together, of which somebody does not know which is theirs. */
const MAX_VALUE_LENGTH = 1_500

const field = z.string().max(MAX_VALUE_LENGTH).catch('')
const schema = z.object({
  lang: language,
  line: field,
  seat: field,
  category: field,
  income: field,
  college: z.string().regex(ID_PATTERN).optional().catch(undefined),
})

const withoutLine = (lang: Language) =>
  failed<'line'>('invalid', { message: null, errors: { line: getMessages(lang).costs.chooseLine } })

/**
 * What a family chose at /costs, kept sealed for the page that shows the answer: in no address, no log and no cache
 * (docs/adr/0091-what-it-costs.md). The provider hears nothing of it.
 */
export const POST = formRoute({
  schema,
  work: async ({ lang, line }) => (line === '' ? withoutLine(lang) : SENT),
  refuse: ({ failure: { reason, retryAfter } }, { lang, line }) =>
    line === '' ? withoutLine(lang) : failed<'line'>(reason, { message: null, retryAfter }),
  page: (outcome, { lang, ...typed }, { request }) => ({
    to: localizedPath('/costs/answer', lang),
    async keep(answer) {
      const chosen = Object.fromEntries(COST_FIELDS.map((name) => [name, typed[name]]))
      // Nothing is written, and no provider is asked: one too many from a school's address has its answer, too.
      const failure = outcome.ok || outcome.failure.reason === 'limited' ? null : outcome.failure
      await costReply.keep(answer, request.cookies, { typed: chosen, failure })
    },
  }),
})
