import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import type { DraftAction } from '@/lib/contract/desk/institution'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { DAY_CONTROL, momentOf, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { institutionFields, touchedIn } from '@/lib/server/desk/institution-form'
import { recordId } from '@/lib/server/desk/record-id'

const ACTIONS = {
  ...{ save: 'keep', publish: 'publish', discard: 'discard' },
  ...{ schedule: 'schedule', unschedule: 'schedule' },
} as const satisfies Record<keyof typeof DRAFT_DONE, DraftAction>

const time = z.string().max(40).default('')
const schema = institutionFields.extend({
  ...{ lang: language, id: recordId, version: z.string(), was: z.string() },
  do: z.enum(['publish', 'save', 'discard', 'schedule', 'unschedule']).default('publish'),
  /** Whether one waited as the form was shown. */
  draft: z.string().default(''),
  ...{ [DAY_CONTROL]: time, [TIME_CONTROL]: time },
})
type Input = z.output<typeof schema>

/** With no draft in between, as it was before there were drafts, and with a provider that has none. */
const isPlain = (input: Pick<Input, 'do' | 'draft'>) => input.do === 'publish' && input.draft === ''
const isOfTime = (input: Pick<Input, 'do'>) => input.do === 'schedule' || input.do === 'unschedule'

/** Saves what its reader changed of an institution, in the version that was shown: for the public, or in its draft. */
export const POST = deskRoute({
  schema,
  ask(input, visitor) {
    const { id, version, was, do: button } = input
    const touched = touchedIn(input, was)
    if (isPlain(input))
      return callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionEdit(id), { version, ...touched })
    return callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionDraft(id), {
      ...{ version, action: ACTIONS[button] },
      ...(button !== 'discard' && touched),
      ...(isOfTime(input) && { at: button === 'schedule' ? momentOf(input[DAY_CONTROL], input[TIME_CONTROL]) : '' }),
    })
  },
  done: (input) => (isPlain(input) ? 'saved' : DRAFT_DONE[input.do]),
  refusals: (input) => ({
    422: isPlain(input) ? 'invalid' : isOfTime(input) ? 'timeRefused' : 'notPublished',
    423: 'importing',
  }),
  page: ({ id }) => `/institutions/${id}`,
  place: (input) => (isOfTime(input) ? TIME_PLACE : null),
  typed: (input) => ({
    ...touchedIn(input, input.was),
    ...{ version: input.version, was: input.was },
    ...(isOfTime(input) && { [DAY_CONTROL]: input[DAY_CONTROL], [TIME_CONTROL]: input[TIME_CONTROL] }),
  }),
})
