import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { moment } from '@/lib/contract/date-time'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { id, list, required, string, underData, word } from '@/lib/contract/lenient'

/** The largest brochure that is taken at the desk. */
export const MAX_BROCHURE_BYTES = 10 * 1024 * 1024
export const MAX_BROCHURE_TITLE_LENGTH = 120
/** So many an institution has from the desk at most. */
export const MAX_BROCHURES = 20
/** And so many that were removed or replaced can be brought back: of more the first goes for good. */
export const MAX_REMOVED_BROCHURES = 20

/** In which language a file is; `none`: in another one, or in several. */
export const BROCHURE_LANGUAGES = ['none', ...LANGUAGES] as const
export type BrochureLanguage = Language | 'none'

/** What can be done with a brochure. `save`: its title and language, and another file, where one is sent. */
export const BROCHURE_ACTIONS = ['save', 'remove', 'restore'] as const

/** `POST /desk/institutions/{id}/brochures`: `file` in Base64. `version` is that of the brochures as they were shown. */
export const DESK_BROCHURE_ADD = { version: 'text', title: 'text', language: BROCHURE_LANGUAGES, file: 'text' } as const
export type DeskBrochureAddBody = Body<typeof DESK_BROCHURE_ADD>

/** `POST /desk/institutions/{id}/brochures/change`: with `save` alone title, language and file are taken. */
export const DESK_BROCHURE_CHANGE = {
  ...DESK_BROCHURE_ADD,
  title: 'text?',
  file: 'text?',
  brochure: 'text',
  action: BROCHURE_ACTIONS,
} as const

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const BROCHURE_FLAWS = ['needed', 'tooLong', 'unfit', 'tooLarge', 'format', 'broken', 'full'] as const
export type BrochureFlaw = (typeof BROCHURE_FLAWS)[number]
/** The fields of which it can be said. */
export type BrochureField = 'title' | 'file'

/** What is proposed of one. `added`: it stands nowhere yet. */
export const BROCHURE_PROPOSALS = ['added', 'changed'] as const
export type BrochureProposal = (typeof BROCHURE_PROPOSALS)[number]

/** A title is in the language of the file, which is `null` where nobody has said one. */
const brochure = z.object({ id: required(id), title: required(string), language: word(LANGUAGES) })
/** `GET /desk/institutions/{id}/brochures`. `listed`: the languages in which a list names one, which only a list changes. */
export const deskBrochuresSchema = underData(
  z.object({
    version: required(string),
    /** `proposed`: of one's own, `null` where nothing of it is; `file`: the name of a file that is proposed, `null` where the one that stands stays. */
    brochures: list(brochure.extend({ proposed: word(BROCHURE_PROPOSALS), file: string })),
    /** `null`: of one's own, where it is proposed. */
    removed: list(brochure.extend({ removed_at: moment })),
    listed: list(required(word(LANGUAGES))),
  }),
)
export type DeskBrochures = z.output<typeof deskBrochuresSchema>
export type DeskBrochure = DeskBrochures['brochures'][number]
