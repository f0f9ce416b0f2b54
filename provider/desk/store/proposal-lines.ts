import type { AuditValues } from '@/lib/contract/desk/audit'
import type { PictureProposal } from '@/lib/contract/desk/proposal-parts'
import { wordsOf } from '@/lib/contract/lenient'
import { brochureInWords } from '@/provider/desk/store/institution-brochures'
import { courseInWords, getCourses, versionOfCourses } from '@/provider/desk/store/institution-courses'
import { getPictures, versionOfPictures } from '@/provider/desk/store/institution-pictures'
import { type Proposal, type Row, versionOfShown } from '@/provider/desk/store/proposals'
import { listUploads } from '@/provider/desk/store/proposed-uploads'
import { versionOfValue } from '@/provider/desk/store/version'
import { listOwnBrochures } from '@/provider/directory/store/brochures'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import type { Pictures } from '@/provider/edits/edited-pictures'
import type { ProposedPicture, SaidPicture } from '@/provider/edits/proposal-tables'
import { type StandingBrochure, standingOfBrochure } from '@/provider/edits/proposed-brochures'
import { standingIn } from '@/provider/edits/proposed-courses'
import { standingOfPicture, uploadOf } from '@/provider/edits/proposed-pictures'
import { isUploadGone } from '@/provider/pictures/upload-address'
import type { Database } from '@/provider/platform/database'

/** The courses, pictures and brochures of an institution as they are now, and the uploads that its proposal brings. */
export type Shown = {
  courses: EditedCourse[]
  pictures: Pictures
  brochures: readonly StandingBrochure[]
  uploads: ReadonlySet<string>
}

const LINE_KINDS = ['course', 'picture', 'brochure'] as const
const LINE_NAME = new RegExp(`^(?:${LINE_KINDS.join('|')})[ -]\\d+$`)
/** By what a line of courses, pictures or brochures is named among those that are accepted: its place, from 1. */
export const lineName = (kind: (typeof LINE_KINDS)[number], at: number) => `${kind}-${at + 1}`
/** Whether a name is such a one, or as the audit trail counts courses and pictures through. */
export const isLineName = (name: string) => LINE_NAME.test(name)

const NO_PICTURES: Pictures = { logo: null, gallery: [], rows: [] }

export async function getShown(db: Database, instituteId: number, proposal: Proposal | null) {
  const courses = await getCourses(db, instituteId)
  const pictures = (await getPictures(db, instituteId)) ?? NO_PICTURES
  const brochures = await listOwnBrochures(db, instituteId)
  const uploads = proposal === null ? new Set<string>() : await listUploads(db, proposal.id)
  return { ...courses, pictures, brochures, uploads }
}

/** What an editor is shown of a record and its proposal, in short. */
export const versionOfAll = (row: Row, proposal: Proposal, { courses, pictures, brochures, uploads }: Shown) =>
  [
    ...[versionOfShown(row, proposal), versionOfCourses(courses), versionOfPictures(pictures)],
    ...[versionOfValue(brochures), uploads.size],
  ].join('.')

/** The lines of a proposal, each with how it stands to the record as it is now. */
export function standingOf(proposal: Lines, { courses, pictures, brochures, uploads }: Shown) {
  const standingOfCourse = standingIn(courses)
  return {
    brochures: proposal.brochures.map((line, at) => ({
      ...{ ...line, ...standingOfBrochure(brochures, line, uploads) },
      name: lineName('brochure', at),
    })),
    courses: proposal.courses.map((line, at) => ({
      ...{ ...line, ...standingOfCourse(line) },
      name: lineName('course', at),
    })),
    pictures: proposal.pictures.map((line, at) => {
      const standing = standingOfPicture(pictures, line, withoutGone(proposal.pictures, uploads))
      const isSilent = line.what === 'said' && standing.now.length === 0
      const isOrder = line.what === 'ordered'
      const proposed = line.proposed.filter(({ address }) => !isOrder || !isUploadGone(address, uploads))
      return {
        ...line,
        ...standing,
        proposed,
        isGone: isSilent || isGone(line, uploads),
        name: lineName('picture', at),
      }
    }),
  }
}

function isGone(line: ProposedPicture, uploads: ReadonlySet<string>): boolean {
  const upload = uploadOf(line)
  return upload !== null && isUploadGone(upload, uploads)
}

/** Those that somebody could take over. */
export const withoutGone = (lines: readonly ProposedPicture[], uploads: ReadonlySet<string>) =>
  lines.filter((line) => !isGone(line, uploads))

/** Of an order the addresses are enough. */
const picturesInWords = (pictures: readonly SaidPicture[], what: PictureProposal) =>
  pictures
    .map(({ address, alt }) => (what === 'ordered' ? address : [address, ...(alt ? wordsOf(alt) : [])].join(' · ')))
    .join(', ') || null

/** What is proposed of courses, pictures and brochures, for the audit trail: a line each. */
export function linesInWords(
  side: 'was' | 'proposed',
  { courses, pictures, brochures }: Lines,
): NonNullable<AuditValues> {
  const ofCourses = courses.map(({ [side]: course }, at) => [lineName('course', at), course && courseInWords(course)])
  const ofPictures = pictures.map(({ what, [side]: its }, at) => [lineName('picture', at), picturesInWords(its, what)])
  const ofBrochures = brochures.map(({ [side]: its }, at) => [lineName('brochure', at), its && brochureInWords(its)])
  return Object.fromEntries([...ofCourses, ...ofPictures, ...ofBrochures])
}
type Lines = Pick<Proposal, 'courses' | 'pictures' | 'brochures'>
