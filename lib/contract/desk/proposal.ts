import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { INSTITUTION_FIELD_NAMES, type InstitutionField } from '@/lib/contract/desk/institution'
import { deskPictureSchema } from '@/lib/contract/desk/institution-pictures'
import { brochureLine, courseLine, pictureLine, PROPOSAL_FATES } from '@/lib/contract/desk/proposal-parts'
import { optionalTexts } from '@/lib/contract/body'
import { LANGUAGES } from '@/lib/contract/language'
import {
  count,
  flag,
  id,
  image,
  list,
  orNull,
  required,
  string,
  text,
  type Text,
  underData,
  word,
} from '@/lib/contract/lenient'
import { sourcesOfInstitute } from '@/lib/contract/source'

/**
 * What others confer on an institution, and on what families rely: its representative proposes none of it. Of what it is
 * itself, and how it is reached, it may propose everything.
 */
const CONFERRED = ['type_id', 'ownership', 'university', 'minority'] as const satisfies readonly InstitutionField[]
type Conferred = (typeof CONFERRED)[number]
export type ProposedField = Exclude<InstitutionField, Conferred>
const isConferred = (name: InstitutionField): name is Conferred => CONFERRED.some((each) => each === name)
/** What a representative may propose, in the order of the form. */
export const PROPOSED_FIELDS: readonly ProposedField[] = INSTITUTION_FIELD_NAMES.filter(
  (name): name is ProposedField => !isConferred(name),
)

/** `withdrawn`: taken back by the institution before anybody decided. */
export const PROPOSAL_STATES = ['open', 'decided', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const PROPOSAL_REASON_NAMES = ['unproven', 'contradicted', 'advertising', 'misplaced', 'unclear'] as const
export type ProposalReason = (typeof PROPOSAL_REASON_NAMES)[number]

/** Why something is not taken over, in the words that the representative reads. */
export const PROPOSAL_REASONS = {
  unproven: {
    en: 'We could not confirm it.',
    kn: 'ಇದನ್ನು ಖಚಿತಪಡಿಸಿಕೊಳ್ಳಲು ನಮಗೆ ಆಗಲಿಲ್ಲ.',
  },
  contradicted: {
    en: 'An official list says otherwise: have it corrected there first.',
    kn: 'ಅಧಿಕೃತ ಪಟ್ಟಿಯಲ್ಲಿ ಬೇರೆ ಮಾಹಿತಿ ಇದೆ: ಮೊದಲು ಅಲ್ಲಿ ತಿದ್ದಿಸಿ.',
  },
  advertising: {
    en: 'It advertises more than it says.',
    kn: 'ಇದರಲ್ಲಿ ಮಾಹಿತಿಗಿಂತ ಜಾಹೀರಾತೇ ಹೆಚ್ಚು.',
  },
  misplaced: {
    en: 'It belongs to another field, or not to this institution.',
    kn: 'ಇದು ಬೇರೆ ಕ್ಷೇತ್ರಕ್ಕೆ ಸೇರಿದ್ದು, ಅಥವಾ ಈ ಸಂಸ್ಥೆಗೆ ಸೇರಿದ್ದಲ್ಲ.',
  },
  unclear: {
    en: 'It cannot be understood, or has mistakes of spelling.',
    kn: 'ಇದು ಅರ್ಥವಾಗುವುದಿಲ್ಲ, ಅಥವಾ ಕಾಗುಣಿತದ ತಪ್ಪುಗಳಿವೆ.',
  },
} as const satisfies Readonly<Record<ProposalReason, Text>>

/**
 * `POST /desk/record`: `version` is that of the record with its proposal as they were shown. To send takes the fields that
 * were touched; what is left out stays as the proposal, or else the record, has it. `language`: that of the page.
 */
export const DESK_PROPOSE = {
  version: 'text',
  action: ['send', 'withdraw'],
  language: 'text?',
  ...optionalTexts(PROPOSED_FIELDS),
} as const
export const PROPOSE_ACTIONS = DESK_PROPOSE.action

/**
 * `POST /desk/proposals/{id}`: `version` as for `POST /desk/record`; `accepted` are fields, and lines of courses, pictures
 * and brochures by their names, apart by blanks. What is not among them is refused, which takes a `reason`.
 */
export const DESK_PROPOSAL_DECIDE = { version: 'text', accepted: 'text', reason: 'text?', words: 'note?' } as const

const field = z.object({
  name: required(word(PROPOSED_FIELDS)),
  /** What the record said when it was proposed. */
  was: string,
  proposed: string,
  fate: word(PROPOSAL_FATES),
})
const proposal = {
  id: required(id),
  state: required(word(PROPOSAL_STATES)),
  fields: list(field),
  courses: list(courseLine),
  pictures: list(pictureLine),
  brochures: list(brochureLine),
  by: required(string),
  /** Since when it waits, or waited. */
  proposed_at: required(moment),
  changed_at: required(moment),
  decided_at: moment,
  reason: word(PROPOSAL_REASON_NAMES),
  words: string,
}
const own = z.object(proposal)
export type OwnProposal = z.output<typeof own>
export type ProposalLine = z.output<typeof field>

const said = {
  version: required(string),
  /** By the names of `INSTITUTION_FIELDS`, as the record has them now. */
  values: z.record(z.string(), z.string()),
  sources: list(sourcesOfInstitute.source),
  statements: list(sourcesOfInstitute.statement),
}
const ownRecord = z.object({
  ...{ id: required(id), name: required(text) },
  ...said,
  /** The one that waits. */
  open: orNull(own),
  /** Those of before, the latest first. */
  past: list(own),
})
export type OwnRecord = z.output<typeof ownRecord>
/** `GET /desk/record`: of one's own institution. */
export const deskOwnRecordSchema = underData(ownRecord)
/** What `POST /desk/record` answers: what is proposed now; `null`: nothing. */
export const deskProposedSchema = underData(z.object({ proposal: orNull(z.object({ id: required(id) })) }))

const row = z.object({
  ...{ id: required(id), institute_id: required(id), name: required(text), by: required(string) },
  fields: list(required(word(PROPOSED_FIELDS))),
  /** How many lines of each. */
  ...{ courses: count, pictures: count, brochures: count },
  proposed_at: required(moment),
  decided_at: moment,
  /** Whether the institution is no more. */
  is_retired: flag,
})
export type ProposalRow = z.output<typeof row>
/** `GET /desk/proposals`. */
export const deskProposalPageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
})

const detail = z.object({
  ...proposal,
  ...said,
  ...{ institute_id: required(id), name: required(text), is_retired: flag },
  /** In which language its representative works at the desk. */
  language: word(LANGUAGES),
  /** Whether who proposed it still represents the institution. */
  represents: flag,
  decided_by: string,
  /** Whether its courses lead over those of lists by now: with the first that is taken over all of them do. */
  are_courses_desks: flag,
  /** The pictures that stand there now. */
  ...{ logo: image, gallery: list(deskPictureSchema) },
  history: list(auditEntrySchema),
})
export type DeskProposal = z.output<typeof detail>
/** `GET /desk/proposals/{id}`. */
export const deskProposalSchema = underData(detail)
