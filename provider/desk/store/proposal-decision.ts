import { eq } from 'drizzle-orm'
import type { InstitutionField } from '@/lib/contract/desk/institution'
import type { ProposalReason } from '@/lib/contract/desk/proposal'
import type { ProposalFate } from '@/lib/contract/desk/proposal-parts'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { getCourses, versionOfCourses, writeCourses } from '@/provider/desk/store/institution-courses'
import { type Brochures, getBrochures, takeBrochures, wouldBeFull } from '@/provider/desk/store/institution-brochures'
import { holdPictures, isTooFull, versionOfPictures, writePictures } from '@/provider/desk/store/institution-pictures'
import { holdImports, holdInstitution, writeSaid } from '@/provider/desk/store/institutions'
import { type Shown, standingOf, versionOfAll } from '@/provider/desk/store/proposal-lines'
import { type Proposal, proposedIn, recordOfProposal, type Row } from '@/provider/desk/store/proposals'
import { dropUploads, holdUploads, readUpload } from '@/provider/desk/store/proposed-uploads'
import { checkInstitution } from '@/provider/edits/check'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import type { Pictures } from '@/provider/edits/edited-pictures'
import { valuesOf } from '@/provider/edits/fields'
import { instituteProposals, type ProposedPicture } from '@/provider/edits/proposal-tables'
import { withCourseChanges } from '@/provider/edits/proposed-courses'
import { uploadOf, withPictureChanges } from '@/provider/edits/proposed-pictures'
import { INSTITUTION_PICTURES, newUploadAddress } from '@/provider/pictures/upload-address'
import type { Database } from '@/provider/platform/database'

/** `reason` and `words`: why what is not accepted is refused. */
export type Decision = {
  id: number
  version: string
  accepted: readonly string[]
  reason: ProposalReason | null
  words: string | null
}
type Flaws = ReadonlyMap<InstitutionField | 'reason' | 'pictures' | 'brochures', string>
export type DecideOutcome =
  | { kind: 'done'; instituteId: number; isChanged: boolean }
  | { kind: 'importing' | 'changed' | 'unknown' }
  | { kind: 'invalid'; flaws: Flaws }

/** What is held of an institution and its proposal while it is decided about. */
type Held = {
  row: Row
  proposal: Proposal
  courses: EditedCourse[]
  pictures: Pictures
  brochures: Brochures
  /** The addresses of the files that it proposes. */
  uploads: ReadonlySet<string>
}

/** Holds a proposal with its institution; `null` where one of them is not. */
async function hold(tx: Database, id: number): Promise<Held | null> {
  const [found] = await tx.select().from(instituteProposals).where(eq(instituteProposals.id, id))
  const row = found === undefined ? null : await holdInstitution(tx, found.instituteId)
  // As it is once the institution is held: whoever changes a proposal holds it, too.
  const [proposal] = await tx.select().from(instituteProposals).where(eq(instituteProposals.id, id)).for('update')
  const pictures = row && (await holdPictures(tx, row.id))
  const brochures = row && (await getBrochures(tx, row.id))
  if (proposal === undefined || row === null || pictures === null || brochures === null) return null
  const { courses } = await getCourses(tx, row.id)
  return { row, proposal, courses, pictures, brochures, uploads: await holdUploads(tx, id) }
}

const shownOf = ({ courses, pictures, brochures, uploads }: Held): Shown => ({
  ...{ courses, pictures, brochures: brochures.standing, uploads },
})

/** What becomes of each line: it is accepted where it is named so, or the record says so already. */
function withFates(held: Held, accepted: readonly string[]) {
  const { row, proposal } = held
  const before = valuesOf(row)
  const fateOf = (name: string, stands: boolean): ProposalFate =>
    stands || accepted.includes(name) ? 'accepted' : 'refused'
  const lines = standingOf(proposal, shownOf(held))
  return {
    fields: proposal.fields.map((field) => ({
      ...field,
      fate: fateOf(field.name, before[field.name] === field.proposed),
    })),
    courses: lines.courses.map(({ name, was, proposed, stands }) => ({
      ...{ name, was, proposed },
      fate: fateOf(name, stands),
    })),
    pictures: lines.pictures.map(({ name, what, was, proposed, stands, isGone }) => ({
      ...{ name, what, was, proposed, isGone },
      fate: isGone ? 'gone' : fateOf(name, stands),
    })),
    brochures: lines.brochures.map(({ name, id, was, proposed, stands, isGone }) => ({
      ...{ name, id, was, proposed },
      fate: isGone ? ('gone' as const) : fateOf(name, stands),
    })),
  }
}
type Fates = ReturnType<typeof withFates>
const isTaken = ({ fate }: { fate: ProposalFate }) => fate === 'accepted'

/** The pictures that are taken over, and by the addresses of those that were uploaded under which everybody sees them. */
function takePictures(pictures: Pictures, lines: readonly ProposedPicture[], now: Date) {
  const renamed = new Map(
    lines.flatMap((line) => {
      const upload = uploadOf(line)
      return upload === null ? [] : [[upload, newUploadAddress(INSTITUTION_PICTURES, 'webp')] as const]
    }),
  )
  const name = (address: string) => renamed.get(address) ?? address
  const named = lines.map((line) => ({
    ...line,
    proposed: line.proposed.map((picture) => ({ ...picture, address: name(picture.address) })),
  }))
  return { after: withPictureChanges(pictures, named, now), renamed }
}

/** The uploads of pictures that are taken over, by the addresses under which everybody sees them. */
async function readImages(tx: Database, renamed: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Buffer>> {
  const images = new Map<string, Buffer>()
  for (const [upload, address] of renamed) {
    const image = await readUpload(tx, upload)
    if (image !== null) images.set(address, image)
  }
  return images
}

/**
 * Decides about a proposal as it was shown beside its record: what is accepted is a change at the desk as any, under the
 * editor's name; the rest is refused. All of it, with the audit trail, or nothing.
 */
export async function decideProposal(
  db: Database,
  account: DeskAccount,
  { id, version, ...asked }: Decision,
  now: Date,
): Promise<DecideOutcome> {
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    if (asked.accepted.length > 0 && !(await holdImports(tx))) return { kind: 'importing' }
    const held = await hold(tx, id)
    if (held === null) return { kind: 'unknown' }
    const { row, proposal } = held
    if (proposal.state !== 'open' || versionOfAll(row, proposal, shownOf(held)) !== version) return { kind: 'changed' }
    // Of one that is retired the page lets nobody accept anything.
    if (row.retiredAt !== null && asked.accepted.length > 0) return { kind: 'changed' }
    const fates = withFates(held, asked.accepted)
    // Of what is gone nobody decides: that needs no reason.
    const isRefused = allOf(fates).some(({ fate }) => fate === 'refused')
    if (isRefused && asked.reason === null) return { kind: 'invalid', flaws: new Map([['reason', 'needed']]) }
    const taken = await takeOver(tx, account, held, fates, now)
    if (typeof taken !== 'boolean') return { kind: 'invalid', flaws: taken }
    await dropUploads(tx, id)
    await close(tx, account, proposal, fates, isRefused ? asked : { reason: null, words: null }, now)
    return { kind: 'done', instituteId: row.id, isChanged: taken }
  })
}

/** Writes what is accepted. @returns whether the record changed, or what would be wrong of it */
async function takeOver(
  tx: Database,
  account: DeskAccount,
  { row, proposal: { id }, courses, pictures, brochures }: Held,
  fates: Fates,
  now: Date,
): Promise<boolean | Flaws> {
  const { changed, flaws } = checkInstitution(valuesOf(row), proposedIn(fates.fields.filter(isTaken)))
  if (flaws !== null) return flaws
  const taken = takePictures(pictures, fates.pictures.filter(isTaken), now)
  if (isTooFull(pictures, taken.after)) return new Map([['pictures', 'full']])
  const offered = fates.brochures.filter(isTaken)
  if (wouldBeFull(brochures, offered)) return new Map([['brochures', 'full']])
  const of = { proposal: id }
  const isSaid = Object.keys(changed).length > 0
  if (isSaid) await writeSaid(tx, account, row, changed, now, of)
  const after = withCourseChanges(courses, fates.courses.filter(isTaken))
  const hasCourses = versionOfCourses(after) !== versionOfCourses(courses)
  if (hasCourses) await writeCourses(tx, account, row.id, { before: courses, after }, now, of)
  const hasPictures = versionOfPictures(taken.after) !== versionOfPictures(pictures)
  if (hasPictures) {
    const images = await readImages(tx, taken.renamed)
    await writePictures(tx, account, row.id, { before: pictures, after: taken.after, images }, now, of)
  }
  const hasBrochures = await takeBrochures(tx, account, row.id, { before: brochures, lines: offered }, now, of)
  return isSaid || hasCourses || hasPictures || hasBrochures
}

const allOf = ({ fields, courses, pictures, brochures }: Fates) => [...fields, ...courses, ...pictures, ...brochures]
const namesOf = (fates: Fates, fate: ProposalFate) =>
  allOf(fates)
    .flatMap((line) => (line.fate === fate ? line.name : []))
    .join(', ')

async function close(
  tx: Database,
  account: DeskAccount,
  { id, version, instituteId }: Proposal,
  fates: Fates,
  { reason, words }: Pick<Decision, 'reason' | 'words'>,
  now: Date,
) {
  await tx
    .update(instituteProposals)
    .set({
      ...{ state: 'decided', version: version + 1, changedAt: now, decidedAt: now, decidedBy: account.name },
      ...{ reason, words, fields: fates.fields },
      courses: fates.courses.map(({ was, proposed, fate }) => ({ was, proposed, fate })),
      pictures: fates.pictures.map(({ what, was, proposed, fate }) => ({ what, was, proposed, fate })),
      brochures: fates.brochures.map(({ id, was, proposed, fate }) => ({ id, was, proposed, fate })),
    })
    .where(eq(instituteProposals.id, id))
  await noteAudit(tx, account, now, {
    action: 'proposal-decided',
    record: recordOfProposal(id),
    after: {
      ...{ institution: instituteId, accepted: namesOf(fates, 'accepted'), refused: namesOf(fates, 'refused') },
      ...(reason !== null && { reason, words }),
    },
  })
}
