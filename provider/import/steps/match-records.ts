import type pg from 'pg'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { isRanksSource } from '@/provider/closing-ranks/exams'
import type { FoundRecord, Journal } from '@/provider/import/journal'
import { Linker, type Outcome, type Target } from '@/provider/import/matching/link'
import { profileOf, type Profile } from '@/provider/import/matching/profile'
import { sayDoubt, sayMatch } from '@/provider/import/matching/say'
import { doubtAgain, isDoubtAsBefore } from '@/provider/import/steps/doubt-again'
import { Groups, type NewEntry } from '@/provider/import/merge/groups'
import { blockOf } from '@/provider/import/merge/same-institution'
import type { Progress } from '@/provider/command/progress'
import { dropCases, keepCases, listCases, type MatchCase, type Statement } from '@/provider/import/store/cases'
import {
  eachRecorded,
  listDrafts,
  listRecordedInBlocks,
  recordKey,
  type RecordedDraft,
} from '@/provider/import/store/drafts'
import { groupBy } from '@/provider/platform/group-by'

const BLOCKS_AT_ONCE = 100
const DRAFTS_AT_ONCE = 1_000

async function draftsOf(pool: pg.Pool, records: readonly FoundRecord[]): Promise<NewEntry[]> {
  const byKey = new Map(records.map((record) => [recordKey(record.source, record.externalId), record]))
  const drafts = await listDrafts(pool, records)
  return drafts.flatMap((draft) => {
    const record = byKey.get(recordKey(draft.source, draft.externalId))
    return record === undefined ? [] : [{ record, draft }]
  })
}

/** Joins the new records of one list that are equal, with each other and with the directory's of that list. */
async function joinEqual(
  pool: pg.Pool,
  fresh: readonly FoundRecord[],
  groups: Groups,
  progress: Progress,
): Promise<void> {
  // The register's codes are official: two of them are never one school.
  const joinable = fresh.filter(({ source }) => source !== 'udise')
  const blocks = groupBy(joinable, ({ source, block }) => `${source}\u0000${block}`)
  const all = [...blocks.values()]
  progress.begin('Comparing within each list', all.length)
  for (let at = 0; at < all.length; at += BLOCKS_AT_ONCE) {
    const page = all.slice(at, at + BLOCKS_AT_ONCE)
    const names = [...new Set(page.flatMap(([record]) => record?.block ?? []))]
    const old = groupBy(await listRecordedInBlocks(pool, names), keyOfRecorded)
    const entries = groupBy(await draftsOf(pool, page.flat()), ({ record }) => `${record.source}\u0000${record.block}`)
    for (const [key, block] of entries) groups.compare(block, old.get(key) ?? [])
    progress.at(at)
  }
  progress.end()
}

function keyOfRecorded({ draft }: RecordedDraft): string {
  return `${draft.source}\u0000${blockOf(draft)}`
}

/** Records that are one institution: where they go, and whether they go there at all. */
export type Assignment = { records: FoundRecord[]; instituteId: number | null }
/** What a run says of cases: records in doubt, and what comes of that. */
type Cases = { doubts: MatchCase[]; statements: Statement[] }
/** What a run found: where its new records go; and, once the institutions that it begins have ids, what it says of cases. */
export type Matching = { assignments: Assignment[]; cases: () => Cases }

type Group = Assignment & { profiles: Profile[]; source: string }
/** Sources of which the institution has a record in this run, so that no other of the list is it. */
type Institution = Target & { group: Group | null; sources: Set<string> }

/** The directory as the linker needs it: each record's profile under its institution. */
async function loadDirectory(
  pool: pg.Pool,
  journal: Journal,
  fresh: readonly FoundRecord[],
  linker: Linker<Institution>,
) {
  const sources = new Set(fresh.map(({ source }) => source))
  const only = sources.size === 1 ? ([...sources][0] ?? null) : null
  const institutions = new Map<number, Institution>()
  for await (const { instituteId, name, draft } of eachRecorded(pool, only)) {
    let institution = institutions.get(instituteId)
    if (institution === undefined) {
      institution = { id: instituteId, name, group: null, sources: new Set() }
      institutions.set(instituteId, institution)
    }
    const profile = profileOf(draft)
    linker.count(profile)
    linker.add(profile, institution)
  }
  for (const record of journal.records.values())
    if (record.known !== null) institutions.get(record.known.instituteId)?.sources.add(record.source)
  return institutions
}

/** One list's groups against all that is there: those of the directory, and those that earlier lists of this run began. */
class ListLinking {
  readonly assignments: Assignment[] = []
  private isLast = false
  private readonly doubts: { group: Group; found: Outcome<Institution>['found'] }[] = []

  constructor(
    private readonly linker: Linker<Institution>,
    private readonly cases: ReadonlyMap<string, MatchCase>,
    private readonly institutions: ReadonlyMap<number, Institution>,
  ) {}

  /** @param isLast whether no list follows that may have records of what this one begins */
  async link(groups: readonly Group[], isLast: boolean): Promise<void> {
    this.isLast = isLast
    const open = groups.filter(({ instituteId }) => instituteId === null)
    for (const group of groups)
      if (group.instituteId !== null) this.settle(group, this.institutions.get(group.instituteId) ?? null)
    const outcomes = await this.linker.link(
      open.map((group) => {
        const apart = new Set(group.records.flatMap((record) => this.caseOf(record)?.apartFrom ?? []))
        return {
          profiles: group.profiles,
          isBarred: ({ id, sources }) => sources.has(group.source) || apart.has(id ?? 0),
        }
      }),
    )
    for (const [at, group] of open.entries()) {
      const outcome = outcomes[at]
      if (outcome !== undefined) this.conclude(group, outcome)
    }
  }

  private caseOf(record: FoundRecord): MatchCase | undefined {
    return this.cases.get(recordKey(record.source, record.externalId))
  }

  private conclude(group: Group, { outcome, found }: Outcome<Institution>): void {
    const best = found[0]
    const match = outcome === 'matched' ? (best?.target ?? null) : null
    const before = group.records.map((record) => this.caseOf(record))
    if (isDoubtAsBefore(group.records, before, this.institutions, match)) doubtAgain(group.records, before)
    else if (outcome === 'matched' && best !== undefined) {
      for (const record of group.records) record.why = sayMatch(best)
      this.settle(group, best.target)
    } else if (outcome === 'doubtful') this.doubt(group, found)
    else if (group.records.every((record) => record.hasType)) this.settle(group, null)
    else if (isRanksSource(group.source)) this.leave(group, 'kept', IMPORT_REASONS.notThere)
    else this.leave(group, 'rejected', IMPORT_REASONS.noType)
  }

  /** Gives a group to an institution, or begins one with it. */
  private settle(group: Group, institution: Institution | null): void {
    const target = institution ?? { id: null, name: group.records[0]?.name ?? '', group, sources: new Set<string>() }
    target.sources.add(group.source)
    if (!this.isLast) for (const profile of group.profiles) this.linker.add(profile, target)
    if (institution === null || institution.group === null) {
      if (institution !== null) for (const record of group.records) record.into = institution.name
      this.assignments.push({ records: group.records, instituteId: institution?.id ?? group.instituteId })
      if (institution === null) target.group = group
    } else {
      for (const record of group.records) record.into = institution.name
      institution.group.records.push(...group.records)
    }
  }

  private doubt(group: Group, found: Outcome<Institution>['found']): void {
    for (const record of group.records) {
      record.outcome = 'doubtful'
      record.why = sayDoubt(found)
    }
    this.doubts.push({ group, found })
  }

  /** The records in doubt, with the ids of the institutions that they may be. */
  listDoubts(): MatchCase[] {
    return this.doubts.flatMap(({ group, found }) => {
      const candidates = found.map((each) => ({
        instituteId: each.target.id ?? each.target.group?.records[0]?.instituteId ?? 0,
        name: each.target.name,
        weight: Math.round(each.weight * 10) / 10,
        why: sayMatch(each),
      }))
      return group.records.map((record) => {
        const { source, externalId, fingerprint, name } = record
        const apartFrom = this.caseOf(record)?.apartFrom ?? []
        const nobody = { decision: null, formerInstituteId: null, isByHand: false, tiedBefore: null }
        return { source, externalId, fingerprint, name, candidates, ...nobody, apartFrom }
      })
    })
  }

  private leave(group: Group, outcome: 'kept' | 'rejected', why: string): void {
    for (const record of group.records) {
      record.outcome = outcome
      record.why = why
    }
  }
}

/**
 * Finds for every new record the institution that it is: one of the directory's, one with other
 * new records, one of its own, or nobody knows. A record that the directory has stays with its institution.
 */
export async function matchRecords(pool: pg.Pool, journal: Journal, progress: Progress): Promise<Matching> {
  const cases = await listCases(pool)
  const caseOf = ({ source, externalId }: FoundRecord) => cases.get(recordKey(source, externalId))
  const isLeft = (record: FoundRecord) => {
    const decided = caseOf(record)
    return decided?.decision === 'apart' && decided.isByHand
  }
  const unknown = [...journal.records.values()].filter((record) => record.outcome === 'new')
  for (const record of unknown.filter(isLeft)) {
    record.outcome = 'kept'
    record.why = IMPORT_REASONS.none
  }
  const fresh = unknown.filter((record) => !isLeft(record))
  if (fresh.length === 0) return { assignments: [], cases: () => ({ doubts: [], statements: [] }) }
  const equal = new Groups()
  await joinEqual(pool, fresh, equal, progress)
  const linker = new Linker<Institution>()
  const institutions = await loadDirectory(pool, journal, fresh, linker)
  const profiles = new Map<FoundRecord, Profile>()
  for (let at = 0; at < fresh.length; at += DRAFTS_AT_ONCE) {
    for (const { record, draft } of await draftsOf(pool, fresh.slice(at, at + DRAFTS_AT_ONCE))) {
      const profile = profileOf(draft)
      record.hasType = draft.typeId !== null
      profiles.set(record, profile)
      linker.count(profile)
    }
  }
  const groups = equal.list(fresh).map((assignment): Group => ({
    ...assignment,
    source: assignment.records[0]?.source ?? '',
    profiles: assignment.records.flatMap((record) => profiles.get(record) ?? []),
  }))
  const linking = new ListLinking(linker, cases, institutions)
  const lists = groupBy(groups, ({ source }) => source)
  progress.begin('Matching', groups.length)
  const all = [...lists.values()]
  for (const [at, list] of all.entries()) await linking.link(list, at === all.length - 1)
  progress.end()
  const settled = fresh.filter((record) => record.outcome !== 'doubtful')
  const known = settled.filter((record) => caseOf(record)?.decision === null)
  return {
    assignments: linking.assignments,
    cases: () => {
      const doubts = linking.listDoubts()
      const kept = doubts.length > 0 ? [keepCases(doubts)] : []
      return { doubts, statements: [...kept, ...(known.length > 0 ? [dropCases(known)] : [])] }
    },
  }
}
