import { z } from 'zod'
import { formRoute, language } from '@/lib/bff/form-route'
import { getMessages } from '@/lib/messages/catalogue'
import {
  answerHref,
  type ChanceField,
  checkTyped,
  MAX_TYPED_LENGTH,
  readChanceFilters,
} from '@/lib/rules/chances/chance-form'
import { idsIn, tickedIn } from '@/lib/rules/desk/boxes'
import { failed, SENT } from '@/lib/rules/result'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { forgetRank, getKeptRank, keepRank } from '@/lib/server/chances/kept-rank'

const field = z
  .string()
  .transform((typed) => [...typed].slice(0, MAX_TYPED_LENGTH).join(''))
  .catch('')
const schema = z.looseObject({
  lang: language,
  list: field,
  rank: field,
  category: field,
  // One, or a box for each: `course.101`.
  course: field,
  district: field,
  fee: field,
  unknown: field,
  residential: field,
  keep: field,
  /** The form shows what the browser keeps: a box that is not ticked there says so. */
  shown: field,
  /** The button that takes away what the browser keeps. */
  forget: field,
})

/**
 * A rank and a category, which are personal: posted, kept sealed in the visitor's own browser for the page of the answer, and
 * nowhere else (docs/admissions.md). What narrows the answer is nobody's, and goes into its address.
 */
export const POST = formRoute({
  schema,
  work: async ({ lang, list, rank, category, forget }) => {
    const problems = Object.entries(forget === '' ? checkTyped({ list, rank, category }) : {})
    if (problems.length === 0) return SENT
    const { problems: words } = getMessages(lang).chances
    const errors = Object.fromEntries(problems.map(([name, problem]) => [name, words[problem]]))
    return failed<ChanceField>('invalid', { message: null, errors })
  },
  refuse: ({ failure: { reason, retryAfter } }) => failed<ChanceField>(reason, { message: null, retryAfter }),
  // Whatever the outcome: the page of the answer reads what is kept, and says what is wrong with it.
  page(_, { lang, forget, keep, shown, list, rank, category, fee, unknown, residential, ...several }, { request }) {
    if (forget !== '') return { to: localizedPath('/admission-chances', lang), keep: forgetRank }
    const chosen = (name: 'course' | 'district') => [several[name], ...idsIn(tickedIn(name, several) ?? '')]
    const narrowing = { course: chosen('course'), district: chosen('district'), fee, unknown, residential }
    const read = readChanceFilters(narrowing)
    const badFee = read.badFee ?? undefined
    const isKept = keep !== '' || (shown === '' && getKeptRank(request.cookies)?.isKept === true)
    return {
      to: answerHref(read, lang),
      keep: (answer) => keepRank(answer, request.cookies, { typed: { list, rank, category }, isKept, badFee }),
    }
  },
})
