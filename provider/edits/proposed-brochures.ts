import { isDeepStrictEqual } from 'node:util'
import type { BrochureProposal } from '@/lib/contract/desk/institution-brochures'
import { proposedName } from '@/lib/contract/desk/proposal-parts'
import type { Language } from '@/lib/contract/language'
import type { ProposedBrochure, SaidBrochure } from '@/provider/edits/proposal-tables'
import { isUploadGone } from '@/provider/pictures/upload-address'

/** A brochure as it stands. */
export type StandingBrochure = { id: number; title: string; language: Language | null; fileUrl: string }
type Lines = readonly ProposedBrochure[]
type Standing = readonly StandingBrochure[]

const isUpload = (file: string) => proposedName(file) !== null
const saidOf = ({ title, language, fileUrl }: StandingBrochure): SaidBrochure => ({ title, language, file: fileUrl })

/** The upload that a line brings; `null`: none. */
export const brochureUploadOf = ({ proposed }: Pick<ProposedBrochure, 'proposed'>) =>
  proposed !== null && isUpload(proposed.file) ? proposed.file : null

/** By what a brochure is known where it is proposed: its number, or of one that is added the name of its file. */
const brochureKey = ({ id, proposed }: Pick<ProposedBrochure, 'id' | 'proposed'>) =>
  id === null ? (proposedName(proposed?.file ?? '') ?? '') : String(id)

const isFileGone = ({ proposed }: ProposedBrochure, uploads: ReadonlySet<string>) =>
  proposed !== null && isUploadGone(proposed.file, uploads)
/** Those whose file is there. */
export const withoutGoneFiles = (lines: Lines, uploads: ReadonlySet<string>) =>
  lines.filter((line) => !isFileGone(line, uploads))

/** One as its representative sees it. */
const shownAs = (id: string, { file, ...said }: SaidBrochure, proposed: BrochureProposal | null) => ({
  ...{ id, ...said, proposed },
  file: proposedName(file),
})

/** The brochures of an institution as they are proposed; `removed`: what would go, or has another file in its place. */
export function proposedBrochures(standing: Standing, lines: Lines) {
  const lineOf = ({ id }: StandingBrochure) => lines.find((line) => line.id === id)
  const standingOnes = standing.flatMap((row) => {
    const [now, line] = [saidOf(row), lineOf(row)]
    const said = line === undefined ? now : line.proposed && withFile(line.proposed, row.fileUrl)
    return said === null ? [] : [shownAs(String(row.id), said, isDeepStrictEqual(said, now) ? null : 'changed')]
  })
  const fresh = lines.flatMap((line) =>
    line.id === null && line.proposed !== null ? [shownAs(brochureKey(line), line.proposed, 'added')] : [],
  )
  return {
    brochures: [...standingOnes, ...fresh],
    removed: standing.filter((row) => {
      const line = lineOf(row)
      return line !== undefined && (line.proposed === null || isUpload(line.proposed.file))
    }),
  }
}

/** How a line stands to the brochures as they are now. */
export function standingOfBrochure(standing: Standing, line: ProposedBrochure, uploads: ReadonlySet<string>) {
  const row = standing.find(({ id }) => id === line.id)
  const now = row === undefined ? null : saidOf(row)
  // Where no file is proposed, the one that is there by now stays.
  const wanted = line.proposed !== null && now !== null ? withFile(line.proposed, now.file) : line.proposed
  const stands = isDeepStrictEqual(now, wanted)
  const isAway = line.id !== null && now === null && line.proposed !== null
  return {
    ...{ now, stands, moved: !stands && !isDeepStrictEqual(now, line.was) },
    isGone: isAway || isFileGone(line, uploads),
    isReplaced: !stands && now !== null && line.was !== null && now.file !== line.was.file,
  }
}

/** What is said of a brochure, whose file stays where none is proposed. */
const withFile = (said: SaidBrochure, stands: string): SaidBrochure => ({
  ...said,
  file: isUpload(said.file) ? said.file : stands,
})

/** `upload`: the address of another file. */
export type BrochureWish = { title: string; language: Language | null; upload: string | null }

/** Proposes one that is added. */
export const withAddedBrochure = (lines: Lines, said: SaidBrochure): ProposedBrochure[] => [
  ...lines,
  { id: null, was: null, proposed: said, fate: null },
]

/** Proposes that a brochure says something else, or has another file; `null`: there is none of that key. */
export function withSavedBrochure(
  standing: Standing,
  lines: Lines,
  key: string,
  { upload, ...said }: BrochureWish,
): ProposedBrochure[] | null {
  const waiting = lines.find((line) => brochureKey(line) === key)
  if (waiting !== undefined && waiting.id === null && waiting.proposed !== null)
    return lines.map((line) =>
      line === waiting ? { ...line, proposed: { ...said, file: upload ?? waiting.proposed?.file ?? '' } } : line,
    )
  const row = standing.find(({ id }) => String(id) === key)
  if (row === undefined) return null
  const file = upload ?? (waiting && brochureUploadOf(waiting)) ?? row.fileUrl
  return withLine(lines, row, { ...said, file })
}

/** Proposes that a brochure goes; one that was to be added is not proposed any more. `null`: there is none of that key. */
export function withoutBrochure(standing: Standing, lines: Lines, key: string): ProposedBrochure[] | null {
  if (lines.some((line) => line.id === null && brochureKey(line) === key))
    return lines.filter((line) => brochureKey(line) !== key)
  const row = standing.find(({ id }) => String(id) === key)
  return row === undefined ? null : withLine(lines, row, null)
}

/** Proposes nothing of a brochure any more. `null`: there is none of that number. */
export function withRestoredBrochure(standing: Standing, lines: Lines, key: string): ProposedBrochure[] | null {
  const row = standing.find(({ id }) => String(id) === key)
  return row === undefined ? null : lines.filter(({ id }) => id !== row.id)
}

/** The lines with this one in its place; what says again what stands is none, and what waits as it is sent stays as it was sent. */
function withLine(lines: Lines, row: StandingBrochure, proposed: SaidBrochure | null): ProposedBrochure[] {
  const was = saidOf(row)
  const others = lines.filter(({ id }) => id !== row.id)
  if (isDeepStrictEqual(proposed, was)) return others
  const waiting = lines.find(({ id }) => id === row.id)
  if (waiting !== undefined && isDeepStrictEqual(waiting.proposed, proposed)) return [...lines]
  const line = { id: row.id, was, proposed, fate: null }
  return waiting === undefined ? [...lines, line] : lines.map((each) => (each === waiting ? line : each))
}
