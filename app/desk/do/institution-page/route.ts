import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { fieldsIn, placeOfList, pressed } from '@/lib/bff/section-controls'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { INSTITUTION_PAGE } from '@/lib/contract/desk/institution-page'
import { readForm, withList } from '@/lib/rules/desk/content-form'
import { MAX_CONTENT_BYTES } from '@/lib/rules/desk/desk-path'
import { pageWords } from '@/lib/rules/desk/institution-page'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { touchedIn } from '@/lib/server/desk/institution-page-form'
import { recordId } from '@/lib/server/desk/record-id'

/**
 * The lists and longer texts of an institution's page: kept in the institution's draft, also by the buttons of a list; or
 * published, where none waits.
 */
export const POST = deskRoute({
  schema: z
    .looseObject({
      ...{ lang: language, id: recordId, version: z.string(), was: z.string().default('') },
      ...{ action: z.enum(['save', 'draft']).default('draft'), do: pressed.optional() },
    })
    .transform(({ action, do: button, ...input }) => ({
      ...input,
      place: button?.place ?? '',
      listAction: button?.listAction ?? null,
      publishes: action === 'save' && !button?.listAction,
      read: readForm(INSTITUTION_PAGE, fieldsIn(input)),
    })),
  largestText: MAX_CONTENT_BYTES,
  ask({ id, version, was, listAction, place, publishes, read }, visitor) {
    const fields = listAction === null ? read : withList(read, listAction, place)
    return callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionDraft(id), {
      ...{ version, action: publishes ? 'publish' : 'keep', ...touchedIn(pageWords(fields), was) },
    })
  },
  done: ({ publishes }) => (publishes ? 'saved' : 'draftSaved'),
  refusals: { 422: 'notPublished', 423: 'importing' },
  page: ({ id, listAction, publishes }, isDone) =>
    isDone && !publishes && listAction === null ? `/institutions/${id}` : `/institutions/${id}/page`,
  place: ({ listAction, place }) => (listAction === null ? null : placeOfList(place)),
  typed: ({ read, version, was }): Record<string, string> => ({ ...touchedIn(pageWords(read), was), version, was }),
})
