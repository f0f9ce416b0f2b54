import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { draftAsked, draftControls, isOfTime, isPlain, refusalOf, timeIn } from '@/lib/bff/draft-buttons'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { institutionFields, touchedIn } from '@/lib/server/desk/institution-form'
import { recordId } from '@/lib/server/desk/record-id'

const schema = institutionFields
  .extend({ lang: language, id: recordId, version: z.string(), was: z.string(), ...draftControls })
  .transform(({ lang, id, version, was, do: button, draft, ...sent }) => ({
    ...{ lang, id, version, was, button, draft, time: timeIn(sent), touched: touchedIn(sent, was) },
  }))

/** Saves what its reader changed of an institution, in the version that was shown: for the public, or in its draft. */
export const POST = deskRoute({
  schema,
  ask: ({ id, version, touched, ...pressed }, visitor) =>
    isPlain(pressed)
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionEdit(id), { version, ...touched })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionDraft(id), {
          ...{ version, ...draftAsked(pressed, touched) },
        }),
  done: (input) => (isPlain(input) ? 'saved' : DRAFT_DONE[input.button]),
  refusals: (input) => ({ 422: refusalOf(input), 423: 'importing' }),
  page: ({ id }) => `/institutions/${id}`,
  place: (input) => (isOfTime(input) ? TIME_PLACE : null),
  typed: ({ version, was, touched, ...pressed }) => ({
    ...touched,
    ...{ version, was },
    ...(isOfTime(pressed) && pressed.time),
  }),
})
