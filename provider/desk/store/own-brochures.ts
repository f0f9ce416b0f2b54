import { MAX_BROCHURES } from '@/lib/contract/desk/institution-brochures'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { changeProposal, type FilesProposed, type FromPage, type Made } from '@/provider/desk/store/own-record'
import { getOpenProposal, type Proposal, versionOfProposal } from '@/provider/desk/store/proposals'
import { listUploads } from '@/provider/desk/store/proposed-uploads'
import { versionOfValue } from '@/provider/desk/store/version'
import { listNamedBrochures, listOwnBrochures } from '@/provider/directory/store/brochures'
import type { ProposedBrochure } from '@/provider/edits/proposal-tables'
import { proposedBrochures, type StandingBrochure, withoutGoneFiles } from '@/provider/edits/proposed-brochures'
import type { Database } from '@/provider/platform/database'

/** What stands, and of what waits that of which the files are there. */
async function getShown(db: Database, instituteId: number, open: Proposal | null) {
  const standing = await listOwnBrochures(db, instituteId)
  const lines = open === null ? [] : withoutGoneFiles(open.brochures, await listUploads(db, open.id))
  return { standing, lines, version: `${versionOfValue([standing, lines])}.${versionOfProposal(open)}` }
}

/** The brochures of an institution as its representative proposes them, or else as they are. */
export async function getOwnBrochures(db: Database, instituteId: number) {
  const open = await getOpenProposal(db, instituteId)
  const { standing, lines, version } = await getShown(db, instituteId, open)
  const listed = await listNamedBrochures(db, instituteId)
  return { version, ...proposedBrochures(standing, lines), listed: listed.map(({ language }) => language) }
}

/** `make`: what is proposed from now on; `null`: there is no such brochure. */
export type BrochuresAsked = FromPage & {
  version: string
  make: (standing: readonly StandingBrochure[], lines: readonly ProposedBrochure[]) => ProposedBrochure[] | null
  upload: Made['upload'] | null
}

/** Proposes other brochures than there are, as those and the proposal were shown. */
export function proposeBrochures(
  db: Database,
  account: DeskAccount,
  { version, make, upload, ...from }: BrochuresAsked,
  now: Date,
): Promise<FilesProposed> {
  return changeProposal<FilesProposed>(
    db,
    account,
    from,
    async (tx, row, open) => {
      const shown = await getShown(tx, row.id, open)
      if (shown.version !== version) return { kind: 'changed' }
      const brochures = make(shown.standing, shown.lines)
      if (brochures === null) return { kind: 'noFile' }
      const count = (lines: readonly ProposedBrochure[]) => proposedBrochures(shown.standing, lines).brochures.length
      if (count(brochures) > Math.max(MAX_BROCHURES, count(shown.lines))) return { kind: 'full' }
      return { parts: { brochures }, ...(upload && { upload }) }
    },
    now,
  )
}
