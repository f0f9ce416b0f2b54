import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields, version } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { fieldsIn, placeOfList, pressed } from '@/lib/bff/section-controls'
import { DESCRIPTIONS, SECTION_NAMES } from '@/lib/contract/content/sections'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { deskContentPictureSchema } from '@/lib/contract/desk/content-picture'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import { FIELD_PREFIX, FILE_PREFIX, readForm, UPLOADED_TO, withList } from '@/lib/rules/desk/content-form'
import { MAX_CONTENT_BYTES, MAX_CONTENT_PARTS, MAX_PICTURE_POST_BYTES } from '@/lib/rules/desk/desk-path'
import { type DeskSaying, DRAFT_DONE } from '@/lib/rules/desk/desk-reply'
import { institutionNumber } from '@/lib/rules/desk/institution-number'
import { DAY_CONTROL, momentOf, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'

/** What each button asks for. */
const BUTTONS = {
  save: 'draft',
  publish: 'publish',
  discard: 'discard',
  schedule: 'schedule',
  unschedule: 'schedule',
  upload: 'draft',
} as const
type Doing = keyof typeof BUTTONS

const isDoing = (name: string | undefined): name is Doing => name !== undefined && Object.hasOwn(BUTTONS, name)
const doingOf = (name: string | undefined): Doing => (isDoing(name) ? name : 'save')

/** What a 422 says of these: of the others that it is kept as the draft. */
const REFUSED: Partial<Record<Doing, DeskSaying>> = { schedule: 'timeRefused', upload: 'invalid' }

const TOO_LARGE = { status: 422, ok: false, json: { errors: { file: ['tooLarge'] } }, retryAfter: null } as const

/** A file as the provider takes it, nothing where none was chosen; `null`: it is too large to be sent on. */
async function pictureFile(chosen: unknown): Promise<string | null> {
  if (!(chosen instanceof File)) return ''
  return chosen.size > MAX_PICTURE_BYTES ? null : Buffer.from(await chosen.arrayBuffer()).toString('base64')
}

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
      const given = fieldsIn(input)
      if (doing === 'upload') {
        const file = await pictureFile(input[FILE_PREFIX + button.place])
        if (file === null) return TOO_LARGE
        const reply = await call('POST /desk/content/{section}/pictures', { section, file })
        const uploaded = deskContentPictureSchema.safeParse(reply.json).data
        if (!reply.ok || uploaded === undefined) return { ...reply, ok: false }
        given[button.place] = uploaded.address
      }
      const typed = readForm(DESCRIPTIONS[section], given)
      const fields = button.listAction === null ? typed : withList(typed, button.listAction, button.place)
      const at = doing === 'schedule' ? momentOf(input[DAY_CONTROL], input[TIME_CONTROL]) : ''
      return call(`POST /desk/content/{section}/${BUTTONS[doing]}`, {
        ...{ section, version: shown },
        ...(doing !== 'discard' && { fields }),
        ...(BUTTONS[doing] === 'schedule' && { at }),
      })
    },
    done({ do: { name } }) {
      const doing = doingOf(name)
      return doing === 'upload' ? 'pictureTaken' : DRAFT_DONE[doing]
    },
    refusals: ({ do: { name } }) => ({ 409: 'setAside', 422: REFUSED[doingOf(name)] ?? 'notPublished' }),
    page: ({ section }) => `/content/${section}`,
    place({ do: { name, listAction, place } }, isDone) {
      if (name === 'schedule' || name === 'unschedule') return TIME_PLACE
      if (name === 'upload') return (isDone ? FIELD_PREFIX : FILE_PREFIX) + place
      return listAction === null ? null : placeOfList(place)
    },
    typed: (input) => ({
      ...fieldsIn(input),
      ...(input.do.name === 'upload' && { [UPLOADED_TO]: input.do.place }),
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
  /** Adds an institution to a list of the home page, moves it there, or takes it away. */
  showcase: deskRoute({
    schema: fields({
      ...{ list: z.enum(SHOWCASES), version: z.string().max(100), do: pressed },
      institute: z.string().max(500).default(''),
    }),
    ask: ({ list, version, do: { listAction, place }, institute }, call) =>
      call('POST /desk/showcases/{list}', {
        ...{ list, version, action: listAction ?? 'add' },
        institute: place || institutionNumber(institute),
      }),
    done: 'saved',
    page: () => '/home-lists',
    place: ({ list }) => list,
    typed: ({ list, institute }) => ({ list, institute }),
  }),
} satisfies DeskForms
