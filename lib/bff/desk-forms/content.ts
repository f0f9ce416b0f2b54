import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { fieldsIn, placeOf, pressed, readPressed, saidOfPlace, uploadedTo } from '@/lib/bff/section-controls'
import { DESCRIPTIONS, SECTION_NAMES } from '@/lib/contract/content/sections'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { MAX_CONTENT_BYTES, MAX_CONTENT_PARTS, MAX_PICTURE_POST_BYTES } from '@/lib/rules/desk/desk-path'
import { type DeskSaying, DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { DAY_CONTROL, momentOf, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'

/** What each button asks for. */
const BUTTONS = {
  save: 'draft',
  publish: 'publish',
  discard: 'discard',
  schedule: 'schedule',
  unschedule: 'schedule',
} as const
type Doing = keyof typeof BUTTONS

const isDoing = (name: string | undefined): name is Doing => name !== undefined && Object.hasOwn(BUTTONS, name)
const doingOf = (name: string | undefined): Doing => (isDoing(name) ? name : 'save')

/** What a 422 says: of most buttons that what was typed is kept as the draft. */
const refusalOf = ({ name }: { name: string | undefined }): DeskSaying =>
  name === 'schedule' ? 'timeRefused' : name === 'upload' ? 'invalid' : 'notPublished'

const time = z.string().max(40).default('')

export const CONTENT_FORMS = {
  /** The form of a section: each of its buttons sends all of it, also those of a list, and all but two save a draft. */
  content: deskRoute({
    schema: z.looseObject({
      lang: language,
      section: z.enum(SECTION_NAMES),
      version,
      do: pressed,
      [DAY_CONTROL]: time,
      [TIME_CONTROL]: time,
    }),
    largestText: MAX_CONTENT_BYTES,
    files: { bytes: MAX_PICTURE_POST_BYTES - MAX_CONTENT_BYTES, parts: MAX_CONTENT_PARTS },
    async ask({ section, version: shown, do: button, ...input }, call) {
      const doing = doingOf(button.name)
      const read = await readPressed(DESCRIPTIONS[section], button, input, (picture) =>
        call('POST /desk/content/{section}/pictures', { section, ...picture }),
      )
      if (read.refused !== null) return read.refused
      const at = doing === 'schedule' ? momentOf(input[DAY_CONTROL], input[TIME_CONTROL]) : ''
      const reply = await call(`POST /desk/content/{section}/${BUTTONS[doing]}`, {
        ...{ section, version: shown },
        ...(doing !== 'discard' && { fields: read.fields }),
        ...(BUTTONS[doing] === 'schedule' && { at }),
      })
      return { ...reply, given: read.given }
    },
    done: ({ do: button }) => saidOfPlace(button) ?? DRAFT_DONE[doingOf(button.name)],
    refusals: ({ do: button }) => ({ 409: 'setAside', 422: refusalOf(button) }),
    page: ({ section }) => `/content/${section}`,
    place: ({ do: button }, isDone, _wrong, given) =>
      button.name === 'schedule' || button.name === 'unschedule' ? TIME_PLACE : placeOf(button, isDone, given),
    typed: (input, given) => ({
      ...(given ?? fieldsIn(input)),
      ...uploadedTo(input.do, input, given),
      [DAY_CONTROL]: input[DAY_CONTROL],
      [TIME_CONTROL]: input[TIME_CONTROL],
    }),
  }),
  /** Makes a version of a section its draft again, or publishes it. */
  'content-revert': deskRoute({
    schema: fields({ section: z.enum(SECTION_NAMES), version, to: version, as: z.enum(REVERTED_AS) }),
    ask: 'POST /desk/content/{section}/revert',
    done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
    refusals: { 409: 'contentChanged', 422: 'notPublished' },
    page: ({ section }) => `/content/${section}`,
  }),
} satisfies DeskForms
