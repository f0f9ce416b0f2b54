import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { fieldsIn, placeOf, pressed, readPressed, saidOfPlace, uploadedTo } from '@/lib/bff/section-controls'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { BROCHURE_ACTIONS, BROCHURE_LANGUAGES, MAX_BROCHURE_BYTES } from '@/lib/contract/desk/institution-brochures'
import { deskCoursesSavedSchema } from '@/lib/contract/desk/institution-courses'
import { INSTITUTION_PAGE } from '@/lib/contract/desk/institution-page'
import { PICTURE_ACTIONS, PICTURE_CUTS, PICTURE_PLACES, typedAlt } from '@/lib/contract/desk/picture-words'
import { proposedName } from '@/lib/contract/desk/proposal-parts'
import { readForm } from '@/lib/rules/desk/content-form'
import { MAX_CONTENT_BYTES, MAX_CONTENT_PARTS, MAX_PICTURE_POST_BYTES } from '@/lib/rules/desk/desk-path'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { pageWords } from '@/lib/rules/desk/institution-page'
import { pictureId } from '@/lib/rules/desk/picture-id'
import { draftedPicturesPage, OWN, pageOf } from '@/lib/rules/desk/whose'
import { touchedIn } from '@/lib/server/desk/institution-page-form'
import { institutionId, newDraftId } from '@/lib/server/desk/record-id'
import { altSchemas, sayProposed, whose } from '@/lib/server/desk/whose-form'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'

/** A file as the provider takes it; of a form that is too large it was not read. */
const upload = z.instanceof(File).nullable().catch(null)
const inBase64 = async (file: File | null) =>
  file === null ? '' : Buffer.from(await file.arrayBuffer()).toString('base64')

/** Of the institution with its draft, where it is done in that alone. */
const ofDraft = z.string().max(200).optional()
/** So long as one works on a draft, one stays there. */
const picturesOf = ({ id, draft }: { id: z.output<typeof whose>; draft?: string | undefined }) =>
  id === OWN || draft === undefined ? pageOf(id, 'pictures') : draftedPicturesPage(id)

/** A draft that somebody published or discarded has no rooms: its own page says what became of it. */
const isGone = (id: string | number, said: DeskSaying) => said === 'unknown' && isNewDraft(String(id))

export const PART_FORMS = {
  /**
   * A table of courses that was pasted is saved, kept in the draft of its institution, or of one's own institution proposed; or
   * what that would do is looked at: then it stands on the page, with the fate of each row.
   */
  'institution-courses': deskRoute({
    schema: fields({
      id: whose.or(newDraftId),
      version: z.string(),
      rows: z.string(),
      /** Of the institution with its draft. */
      whole: z.string().default(''),
      action: z.enum(['preview', 'save', 'draft']),
    }),
    ask({ lang, id, version, rows, whole, action }, call) {
      if (action === 'draft' && id !== OWN) {
        return call('POST /desk/institutions/{id}/draft', { id, version: whole, action: 'keep', table: rows })
      }
      const sent = { version, rows, preview: action === 'preview' }
      return id === OWN
        ? call('POST /desk/record/courses', { ...sent, language: lang })
        : call('POST /desk/institutions/{id}/courses', { id, ...sent })
    },
    done({ id, action }, answer) {
      if (action === 'preview') return 'looked'
      if (id !== OWN) return action === 'draft' ? 'draftSaved' : 'saved'
      return deskCoursesSavedSchema.safeParse(answer).data?.saved ? 'proposed' : 'proposalEmpty'
    },
    // What waits, and what becomes of it, stands at the record.
    page({ id, action }, isDone, _answer, said) {
      if (isDone && action === 'save' && id === OWN) return '/record'
      const isDrafted = isDone && action === 'draft' && id !== OWN
      return isDrafted || isGone(id, said) ? `/institutions/${id}` : pageOf(id, 'courses')
    },
    typed: ({ rows, version, whole }) => ({ rows, version, whole }),
  }),
  /**
   * The lists and longer texts of an institution's page: kept in the institution's draft, also by the buttons of a list and of a
   * picture; or published, where none waits.
   */
  'institution-page': deskRoute({
    schema: z
      .looseObject({
        ...{ lang: language, id: institutionId, version: z.string(), was: z.string().default('') },
        ...{ action: z.enum(['save', 'draft']).default('draft'), do: pressed.prefault('') },
      })
      .transform(({ action, do: button, ...input }) => ({
        ...{ ...input, button },
        publishes: action === 'save' && button.name === '',
      })),
    largestText: MAX_CONTENT_BYTES,
    files: { bytes: MAX_PICTURE_POST_BYTES - MAX_CONTENT_BYTES, parts: MAX_CONTENT_PARTS },
    async ask({ id, version, was, button, publishes, ...input }, call) {
      const said = await readPressed(INSTITUTION_PAGE, button, input, (picture) =>
        call('POST /desk/institutions/{id}/page/pictures', { id, ...picture }),
      )
      if (said.refused !== null) return said.refused
      const asked = { id, version, action: publishes ? 'publish' : 'keep', ...touchedIn(pageWords(said.fields), was) }
      return { ...(await call('POST /desk/institutions/{id}/draft', asked)), given: said.given }
    },
    done: ({ publishes, button }) => (publishes ? 'saved' : (saidOfPlace(button) ?? 'draftSaved')),
    refusals: ({ button: { name } }) => ({ 422: name === 'upload' ? 'invalid' : 'notPublished' }),
    page: ({ id, button, publishes }, isDone, _answer, said) =>
      (isDone && !publishes && button.name === '') || isGone(id, said)
        ? `/institutions/${id}`
        : `/institutions/${id}/page`,
    place: ({ button }, isDone, _wrong, given) => placeOf(button, isDone, given),
    typed: ({ version, was, button, ...input }, given): Record<string, string> => ({
      ...touchedIn(pageWords(readForm(INSTITUTION_PAGE, given ?? fieldsIn(input))), was),
      ...{ version, was, ...uploadedTo(button, input, given) },
    }),
  }),
  /** Adds a picture to an institution, or proposes one of one's own; what was typed is kept where it was refused, and the file is chosen again. */
  'institution-picture-add': deskRoute({
    schema: fields({
      id: whose,
      version: z.string(),
      place: z.enum(PICTURE_PLACES),
      cut: z.enum(PICTURE_CUTS),
      frame: z.string().catch(''),
      ...{ ...altSchemas, draft: ofDraft },
      file: upload,
    }),
    largestText: MAX_PICTURE_BYTES + TEXT_BODY_BYTES,
    file: 'file',
    async ask({ lang, id, version, place, cut, frame, file, draft, ...alt }, call) {
      const sent = {
        ...{ version, place, cut, ...alt },
        ...(cut === 'frame' && { frame }),
        file: await inBase64(file),
      }
      return id === OWN
        ? call('POST /desk/record/pictures', { ...sent, language: lang })
        : call('POST /desk/institutions/{id}/pictures', { id, ...sent, ...(draft !== undefined && { draft }) })
    },
    done: ({ id, draft }, answer) => (id === OWN ? sayProposed(answer) : draft === undefined ? 'saved' : 'draftSaved'),
    page: picturesOf,
    place: (_, isDone) => (isDone ? null : 'add'),
    typed: ({ place, cut, frame, ...input }) => ({
      ...{ place, cut, ...typedAlt((name) => input[name]) },
      ...(cut === 'frame' && { frame }),
    }),
  }),
  /** Says what is seen on a picture of an institution, moves it, removes it, or brings one back, or of one's own proposes that; its page shows that one. */
  'institution-picture': deskRoute({
    schema: fields({
      id: whose,
      version: z.string(),
      address: z.string(),
      action: z.enum(PICTURE_ACTIONS),
      ...{ ...altSchemas, draft: ofDraft },
    }),
    ask({ lang, id, version, address, action, draft, ...alt }, call) {
      const sent = { version, address, action, ...alt }
      return id === OWN
        ? call('POST /desk/record/pictures/change', { ...sent, language: lang })
        : call('POST /desk/institutions/{id}/pictures/change', { id, ...sent, ...(draft !== undefined && { draft }) })
    },
    done({ id, action, draft }, answer) {
      if (id === OWN) return sayProposed(answer)
      if (draft !== undefined) return 'draftSaved'
      return action === 'remove' ? 'removed' : 'saved'
    },
    page: picturesOf,
    place({ id, action, address }) {
      if (action !== 'remove') return pictureId(address)
      // An upload that one takes back stands nowhere any more.
      return id === OWN && proposedName(address) !== null ? 'gallery' : 'removed'
    },
    typed: ({ address, ...input }) => ({ address, ...typedAlt((name) => input[name]) }),
  }),
  /** Adds a brochure to an institution, or says its title and language, replaces its file, removes it or brings it back; of one's own that is proposed. */
  'institution-brochure': deskRoute({
    schema: fields({
      id: whose,
      version: z.string(),
      /** Its number, or the name of a file that is proposed; none of one that is added. */
      brochure: z.string(),
      title: z.string().catch(''),
      language: z.enum(BROCHURE_LANGUAGES).catch('none'),
      file: upload,
      // A button stands behind the file.
      action: z.enum(BROCHURE_ACTIONS).catch('save'),
    }),
    largestText: MAX_BROCHURE_BYTES + TEXT_BODY_BYTES,
    file: 'file',
    async ask({ lang, id, version, brochure, title, language: spoken, file, action }, call) {
      const sent = { version, title, language: spoken, file: await inBase64(file) }
      const changed = { ...sent, brochure, action }
      if (id === OWN)
        return brochure === ''
          ? call('POST /desk/record/brochures', { ...sent, page_language: lang })
          : call('POST /desk/record/brochures/change', { ...changed, page_language: lang })
      return brochure === ''
        ? call('POST /desk/institutions/{id}/brochures', { id, ...sent })
        : call('POST /desk/institutions/{id}/brochures/change', { id, ...changed })
    },
    done({ id, action }, answer) {
      if (id === OWN) return sayProposed(answer)
      return action === 'remove' ? 'removed' : 'saved'
    },
    page: ({ id }) => pageOf(id, 'brochures'),
    place({ id, brochure, action }, isDone) {
      if (brochure === '') return isDone ? 'brochures' : 'add'
      if (action === 'save') return `brochure-${brochure}`
      // One that is proposed to be added and taken back stands nowhere any more.
      const isUpload = id === OWN && !/^\d+$/.test(brochure)
      return action === 'remove' && !isUpload ? 'removed' : 'brochures'
    },
    // What was removed has another number, by which it could be taken for one that stands there.
    typed: ({ brochure, title, language: spoken, action }) => ({
      ...{ title, language: spoken },
      ...(brochure !== '' && { brochure: action === 'restore' ? '' : brochure }),
    }),
  }),
} satisfies DeskForms
