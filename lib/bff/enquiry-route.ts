import 'server-only'
import { z } from 'zod'
import { anyFields, besideField, formRoute } from '@/lib/bff/form-route'
import { enquiryReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { ENQUIRY_FIELDS } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'
import { failed } from '@/lib/rules/result'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readEnquiryInput } from '@/lib/server/enquiries/enquiry-input'
import { enquiryErrors, sendEnquiry } from '@/lib/server/enquiries/enquiry-send'

type Sent = EnquiryResult & { endsSession?: boolean; more?: { since: number } }

/**
 * A route by which visitors ask for something. JSON is answered with `{ok: true}`, or 422 `{reason:
 * 'invalid', errors}` with messages by field, 429 `{reason: 'limited', retryAfter}`, 503 `{reason:
 * 'away'}`; a form with a redirect to its page (app/[lang]/reply).
 */
export function enquiryRoute(call: 'contact' | 'counselling') {
  return formRoute({
    schema: anyFields.transform((fields, context) => {
      const input = readEnquiryInput(call, fields)
      if (input !== null) return input
      context.addIssue({ code: 'custom', path: ['type'] })
      return z.NEVER
    }),
    async work(input, { visitor }): Promise<Sent> {
      const errors = enquiryErrors(input)
      if (Object.keys(errors).length > 0) return failed('invalid', { message: null, errors })
      const { result, since, isSignedOut } = await sendEnquiry(visitor, input)
      return { ...result, endsSession: isSignedOut, more: { since } }
    },
    refuse: (refusal, { form, lang }) =>
      besideField(refusal, ENQUIRY_FIELDS[form], getMessages(lang).enquiries.problems.unfit),
    page: (outcome, input, { request }) => ({
      to: localizedPath(`/reply/${input.form}`, input.lang),
      async keep(answer) {
        const { form, type, source, typed, since } = input
        await enquiryReply.keep(answer, request.cookies, {
          form,
          type,
          source,
          since: outcome.more?.since ?? since ?? Date.now(),
          typed: outcome.ok ? {} : typed,
          failure: outcome.ok ? null : outcome.failure,
        })
      },
    }),
  })
}
