import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AuditValues } from '@/lib/contract/desk/audit'
import { PROPOSED_FIELDS, type ProposedField } from '@/lib/contract/desk/proposal'
import type { FieldFlaw, InstitutionField } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { holdInstitution } from '@/provider/desk/store/institutions'
import { linesInWords } from '@/provider/desk/store/proposal-lines'
import {
  getOpenProposal,
  proposedIn,
  recordOfProposal,
  versionOfShown,
  type Proposal,
  type Row,
} from '@/provider/desk/store/proposals'
import { dropUploads } from '@/provider/desk/store/proposed-uploads'
import { checkInstitution } from '@/provider/edits/check'
import { valuesOf } from '@/provider/edits/fields'
import { instituteProposals, proposedUploads, type ProposedValue } from '@/provider/edits/proposal-tables'
import { brochureUploadOf } from '@/provider/edits/proposed-brochures'
import { uploadOf } from '@/provider/edits/proposed-pictures'
import type { Database } from '@/provider/platform/database'

/** Of which institution it is sent, and on a page of which language. */
export type FromPage = { instituteId: number; language: Language }
/** `sent`: the fields that were touched; `null`: what waits is taken back. */
export type Proposed = FromPage & {
  version: string
  sent: Partial<Record<ProposedField, string | undefined>> | null
}
/** `id` of what waits now; `null`: nothing does. */
export type ChangeOutcome = { kind: 'done'; id: number | null } | { kind: 'changed' | 'unknown' }
/** Of pictures or brochures; `noFile`: there is no such one. */
export type FilesProposed = ChangeOutcome | { kind: 'full' | 'noFile' }
export type ProposeOutcome = ChangeOutcome | { kind: 'invalid'; flaws: ReadonlyMap<InstitutionField, FieldFlaw> }

/** All that a proposal says. */
type Parts = Pick<Proposal, 'fields' | 'courses' | 'pictures' | 'brochures'>
const NOTHING: Parts = { fields: [], courses: [], pictures: [], brochures: [] }
/** `upload`: one that it speaks of. */
export type Made = { parts: Partial<Parts>; upload?: { address: string; file: Buffer } }

const inWords = (side: 'was' | 'proposed', parts: Parts): NonNullable<AuditValues> => ({
  ...Object.fromEntries(parts.fields.map(({ name, [side]: value }) => [name, value])),
  ...linesInWords(side, parts),
})

/** What somebody sends differs in from what waited, so that of many sendings each says its own. */
function differing(open: Proposal | null, parts: Parts, institution: number) {
  const [was, sent] = [inWords('was', parts), inWords('proposed', parts)]
  const waiting = open ?? NOTHING
  const [former, waited] = [inWords('was', waiting), inWords('proposed', waiting)]
  const names = Object.keys({ ...waited, ...sent }).filter(
    (name) => waited[name] !== sent[name] || former[name] !== was[name],
  )
  const said = (name: string) => (name in waited ? waited[name] : was[name]) ?? null
  return {
    before: Object.fromEntries(names.map((name) => [name, said(name)])),
    after: { institution, ...Object.fromEntries(names.map((name) => [name, sent[name] ?? null])) },
  }
}

async function withdraw(tx: Database, account: DeskAccount, open: Proposal, now: Date): Promise<void> {
  await tx
    .update(instituteProposals)
    .set({ state: 'withdrawn', version: open.version + 1, changedAt: now })
    .where(eq(instituteProposals.id, open.id))
  await dropUploads(tx, open.id)
  await noteAudit(tx, account, now, {
    action: 'proposal-withdrawn',
    record: recordOfProposal(open.id),
    before: { institution: open.instituteId, ...inWords('proposed', open) },
  })
}

/** Keeps this as the proposal that waits, in the place of the one that did. */
async function keep(
  tx: Database,
  account: DeskAccount,
  { instituteId, language }: FromPage,
  open: Proposal | null,
  { parts, upload }: Made & { parts: Parts },
  now: Date,
): Promise<number> {
  const written = { ...parts, accountId: account.id, by: account.name, language, changedAt: now }
  const begun = { ...written, instituteId, state: 'open', version: 1, proposedAt: now } as const
  const [kept] =
    open === null
      ? await tx.insert(instituteProposals).values(begun).returning({ id: instituteProposals.id })
      : await tx
          .update(instituteProposals)
          .set({ ...written, version: open.version + 1 })
          .where(eq(instituteProposals.id, open.id))
          .returning({ id: instituteProposals.id })
  if (kept === undefined) throw new Error('the proposal was not written')
  if (upload) await tx.insert(proposedUploads).values({ ...upload, proposalId: kept.id, addedAt: now })
  await dropUploads(tx, kept.id, [
    ...parts.pictures.flatMap((line) => uploadOf(line) ?? []),
    ...parts.brochures.flatMap((line) => brochureUploadOf(line) ?? []),
  ])
  await noteAudit(tx, account, now, {
    action: 'proposal-sent',
    record: recordOfProposal(kept.id),
    ...differing(open, parts, instituteId),
  })
  return kept.id
}

/**
 * Changes what is proposed of an institution, as it was shown. The institution is held: one proposal of it waits, and one
 * that is merged into another meanwhile is not there any more.
 * @param make what is proposed from now on: the parts that it leaves out stay; or why there is no change
 */
export async function changeProposal<Refusal extends { kind: string }>(
  db: Database,
  account: DeskAccount,
  from: FromPage,
  make: (tx: Database, row: Row, open: Proposal | null) => Promise<Made | Refusal>,
  now: Date,
): Promise<ChangeOutcome | Refusal> {
  return db.transaction(async (tx): Promise<ChangeOutcome | Refusal> => {
    const row = await holdInstitution(tx, from.instituteId)
    if (row === null || row.retiredAt !== null) return { kind: 'unknown' }
    const open = await getOpenProposal(tx, row.id)
    const made = await make(tx, row, open)
    if ('kind' in made) return made
    const before = open ?? NOTHING
    const { fields, courses, pictures, brochures } = before
    const waiting: Parts = { fields, courses, pictures, brochures }
    const parts: Parts = { ...waiting, ...made.parts }
    // Sent once more as it waits it is no change, whoever sends it.
    if (isDeepStrictEqual(parts, waiting)) return { kind: 'done', id: open?.id ?? null }
    if (!isDeepStrictEqual(parts, NOTHING))
      return { kind: 'done', id: await keep(tx, account, from, open, { ...made, parts }, now) }
    if (open !== null) await withdraw(tx, account, open, now)
    return { kind: 'done', id: null }
  })
}

/** Proposes something else than an institution's record says, as record and proposal were shown; or takes what waits back. */
export function propose(
  db: Database,
  account: DeskAccount,
  { version, sent, ...from }: Proposed,
  now: Date,
): Promise<ProposeOutcome> {
  return changeProposal<Exclude<ProposeOutcome, ChangeOutcome> | { kind: 'changed' }>(
    db,
    account,
    from,
    async (_, row, open) => {
      if (versionOfShown(row, open) !== version) return { kind: 'changed' }
      if (sent === null) return { parts: NOTHING }
      const before = valuesOf(row)
      const { changed, flaws } = checkInstitution(before, { ...proposedIn(open?.fields ?? []), ...sent })
      if (flaws !== null) return { kind: 'invalid', flaws }
      const fields = PROPOSED_FIELDS.flatMap((name): ProposedValue[] => {
        const proposed = changed[name]
        if (proposed === undefined) return []
        const waiting = open?.fields.find((each) => each.name === name)
        // What is not touched is not looked at again: that somebody changed the record since still shows.
        const isKept = sent[name] === undefined && waiting?.proposed === proposed
        return [{ name, was: isKept ? waiting.was : before[name], proposed, fate: null }]
      })
      return { parts: { fields } }
    },
    now,
  )
}
