import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { fieldsIn, placeOfList, pressed } from '@/lib/bff/section-controls'
import { DESCRIPTIONS, SECTION_NAMES } from '@/lib/contract/content/sections'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { readForm, withList } from '@/lib/rules/desk/content-form'
import { MAX_CONTENT_BYTES } from '@/lib/rules/desk/desk-path'
import { DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { DAY_CONTROL, momentOf, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { callForVisitor } from '@/lib/server/auth/session-call'

const version = z.coerce.number().int().min(0)
const ENDPOINTS = {
  save: deskEndpoints.deskContentDraft,
  publish: deskEndpoints.deskContentPublish,
  discard: deskEndpoints.deskContentDiscard,
  schedule: deskEndpoints.deskContentSchedule,
  unschedule: deskEndpoints.deskContentSchedule,
}
type Doing = keyof typeof ENDPOINTS

const isDoing = (name: string | undefined): name is Doing => name !== undefined && Object.hasOwn(ENDPOINTS, name)
const doingOf = (name: string | undefined): Doing => (isDoing(name) ? name : 'save')

const time = z.string().max(40).default('')

/** The form of a section: each of its buttons sends all of it, also those of a list, and all but two save a draft. */
export const POST = deskRoute({
  schema: z.looseObject({
    lang: language,
    section: z.enum(SECTION_NAMES),
    version,
    do: pressed,
    [DAY_CONTROL]: time,
    [TIME_CONTROL]: time,
  }),
  largestText: MAX_CONTENT_BYTES,
  ask: ({ section, version: shown, do: button, ...input }, visitor) => {
    const doing = doingOf(button.name)
    const typed = readForm(DESCRIPTIONS[section], fieldsIn(input))
    const fields = button.listAction === null ? typed : withList(typed, button.listAction, button.place)
    const at = doing === 'schedule' ? momentOf(input[DAY_CONTROL], input[TIME_CONTROL]) : ''
    const sent = {
      version: shown,
      ...(doing !== 'discard' && { fields }),
      ...(ENDPOINTS[doing] === deskEndpoints.deskContentSchedule && { at }),
    }
    return callForVisitor(visitor, 'POST', ENDPOINTS[doing](section), sent)
  },
  done: ({ do: { name } }) => DRAFT_DONE[doingOf(name)],
  refusals: ({ do: { name } }) => ({ 409: 'setAside', 422: name === 'schedule' ? 'timeRefused' : 'notPublished' }),
  page: ({ section }) => `/content/${section}`,
  place({ do: { name, listAction, place } }) {
    if (name === 'schedule' || name === 'unschedule') return TIME_PLACE
    return listAction === null ? null : placeOfList(place)
  },
  typed: (input) => ({
    ...fieldsIn(input),
    [DAY_CONTROL]: input[DAY_CONTROL],
    [TIME_CONTROL]: input[TIME_CONTROL],
  }),
})
