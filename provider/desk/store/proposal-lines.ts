import type { AuditValues } from '@/lib/contract/desk/audit'
import { type PictureProposal, PROPOSED_PICTURES } from '@/lib/contract/desk/proposal-parts'
import { courseInWords, getCourses, versionOfCourses } from '@/provider/desk/store/institution-courses'
import { getPictures, versionOfPictures } from '@/provider/desk/store/institution-pictures'
import { type Proposal, type Row, versionOfShown } from '@/provider/desk/store/proposals'
import { listUploads } from '@/provider/desk/store/proposed-uploads'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import type { Pictures } from '@/provider/edits/edited-pictures'
import type { ProposedCourse, ProposedPicture, SaidPicture } from '@/provider/edits/proposal-tables'
import { standingOfCourse } from '@/provider/edits/proposed-courses'
import { standingOfPicture, uploadOf } from '@/provider/edits/proposed-pictures'
import { wordsOf } from '@/lib/contract/lenient'
import type { Database } from '@/provider/platform/database'

/** The courses and pictures of an institution as they are now, and the uploads that its proposal brings. */
export type Shown = { courses: EditedCourse[]; pictures: Pictures; uploads: ReadonlySet<string> }

/** By what a line of courses or of pictures is named among those that are accepted: its place, from 1. */
export const lineName = (kind: 'course' | 'picture', at: number) => `${kind}-${at + 1}`

const NO_PICTURES: Pictures = { logo: null, gallery: [], rows: [] }

export async function getShown(db: Database, instituteId: number, proposal: Proposal | null) {
  const courses = await getCourses(db, instituteId)
  const pictures = (await getPictures(db, instituteId)) ?? NO_PICTURES
  return { ...courses, pictures, uploads: proposal === null ? new Set<string>() : await listUploads(db, proposal.id) }
}

/** What an editor is shown of a record and its proposal, in short. */
export const versionOfAll = (row: Row, proposal: Proposal, { courses, pictures, uploads }: Shown) =>
  [versionOfShown(row, proposal), versionOfCourses(courses), versionOfPictures(pictures), uploads.size].join('.')

/** The lines of a proposal, each with how it stands to the record as it is now. */
export function standingOf(proposal: Pick<Proposal, 'courses' | 'pictures'>, { courses, pictures, uploads }: Shown) {
  return {
    courses: proposal.courses.map((line, at) => ({
      ...{ ...line, ...standingOfCourse(courses, line) },
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

/** Whether it is an upload that is not there any more. */
const isUploadGone = (address: string, uploads: ReadonlySet<string>) =>
  address.startsWith(PROPOSED_PICTURES) && !uploads.has(address)

/** Those that somebody could take over. */
export const withoutGone = (lines: readonly ProposedPicture[], uploads: ReadonlySet<string>) =>
  lines.filter((line) => !isGone(line, uploads))

/** Of an order the addresses are enough. */
const picturesInWords = (pictures: readonly SaidPicture[], what: PictureProposal) =>
  pictures
    .map(({ address, alt }) => (what === 'ordered' ? address : [address, ...(alt ? wordsOf(alt) : [])].join(' · ')))
    .join(', ') || null

/** What is proposed of courses and pictures, for the audit trail: a line each. */
export function linesInWords(side: 'was' | 'proposed', { courses, pictures }: Lines): NonNullable<AuditValues> {
  const ofCourses = courses.map(({ [side]: course }, at) => [lineName('course', at), course && courseInWords(course)])
  const ofPictures = pictures.map(({ what, [side]: its }, at) => [lineName('picture', at), picturesInWords(its, what)])
  return Object.fromEntries([...ofCourses, ...ofPictures])
}
type Lines = { courses: readonly ProposedCourse[]; pictures: readonly ProposedPicture[] }
