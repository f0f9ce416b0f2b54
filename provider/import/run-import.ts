import type pg from 'pg'
import { TownReader, TOWNS } from './clean/city'
import type { StateWanted } from './draft'
import { Journal } from './journal'
import type { Progress } from '@/provider/command/progress'
import { detectRanks, sourceOfRanks } from './ranks/detect-ranks'
import { prepareRanks, type PreparedList } from './ranks/prepare-ranks'
import type { SaidOfList } from './ranks/rank-list'
import { changedLists, writeLists } from './ranks/write-ranks'
import { detectList } from './read/detect'
import { type OpenFile, openFile } from './read/open-file'
import type { ColumnMap } from './sources/own-columns'
import { sourceName } from './sources/source-name'
import { matchRecords } from './steps/match-records'
import { readList, type ListToRead } from './steps/read-files'
import { settleRecords } from './steps/settle-records'
import { assignIds, stageInstitutes } from './steps/stage-institutes'
import { takeLease } from './store/lease'
import type { Statement } from './store/cases'
import { publish, tidy } from './store/staging'
import { formerSources, keepFormer, NOTHING_KEPT } from './undo/keep-former'
import { recordSource, type SourceDescription } from '@/provider/sources/record-source'

export type ImportRequest = {
  files: readonly string[]
  wanted: StateWanted
  map: ColumnMap
  /** The name under which the records of a list of our own format go; by default the file's. */
  source: string | null
  /** What visitors are told of the lists; nothing, unless given. */
  description?: Partial<SourceDescription>
  /** Which list of closing ranks a PDF is, where its title does not say it. */
  saidOfList?: SaidOfList | undefined
  isDryRun: boolean
}

/** The directory's database, and whether it is the embedded one, which serves one transaction at a time. */
export type ImportTarget = { pool: pg.Pool; isEmbedded: boolean }

/** A list of closing ranks, and whether it says something else than before. */
type ReadRanks = { list: PreparedList; isChanged: boolean }
export type ImportResult = {
  journal: Journal
  ranks: readonly ReadRanks[]
  /** Milliseconds of the last transaction, or `null` when there was nothing to write. */
  publishMs: number | null
  isUndoable: boolean
}

/** Tells what a file is. Throws an `ImportError` for one that is no list. */
export async function openList(
  file: OpenFile,
  { map, source, saidOfList }: Pick<ImportRequest, 'map' | 'source' | 'saidOfList'>,
): Promise<ListToRead> {
  const ranks = await detectRanks(file, saidOfList)
  if (ranks !== null) return { file, list: ranks, source: sourceOfRanks(ranks) }
  const list = detectList(file, map)
  return { file, list, source: list.kind === 'own' ? sourceName(source, file.path) : list.kind }
}

/** Opens every list before anything else happens, so that a bad file costs nothing. Throws an `ImportError` for one that is no list. */
export async function openLists(request: ImportRequest): Promise<ListToRead[]> {
  const lists: ListToRead[] = []
  for (const path of request.files) lists.push(await openList(await openFile(path), request))
  return lists
}

/** What whoever runs an import does within it. */
type Within = {
  /** While nobody else changes the directory, before anything is read; what it throws ends the import. */
  begin?: () => Promise<void>
  /** Statements of the transaction that publishes, where there is something to publish. */
  besides?: (journal: Journal) => readonly Statement[]
  /** The import's number in the history, under which it can be undone. */
  runId?: number
}

/** The lists of closing ranks among the files, and which of them say something new. */
async function findRanks(
  pool: pg.Pool,
  lists: readonly ListToRead[],
  towns: TownReader,
  { description = {} }: ImportRequest,
): Promise<ReadRanks[]> {
  const prepared = lists.flatMap(({ list }) =>
    list.kind === 'ranks' ? prepareRanks(list.ranks, towns, description) : [],
  )
  const changed = await changedLists(pool, prepared)
  return prepared.map((list) => ({ list, isChanged: changed.includes(list) }))
}

/**
 * Brings lists into the directory: reads and cleans every row, finds what is new, changed and the
 * same, merges, prepares, and publishes all of it in one transaction. Throws an `ImportError`, with
 * the directory as it was, while another import runs, or when stopped.
 */
export async function runImport(
  { pool, isEmbedded }: ImportTarget,
  request: ImportRequest,
  lists: readonly ListToRead[],
  progress: Progress,
  isStopped: () => boolean,
  within: Within = {},
): Promise<ImportResult> {
  const lease = await takeLease(pool)
  try {
    await tidy(pool, lease.owner)
    await within.begin?.()
    const journal = new Journal(request.files)
    const context = { pool, journal, towns: new TownReader(TOWNS), wanted: request.wanted, progress, isStopped }
    for (const [index, list] of lists.entries()) await readList(list, index, context)
    await settleRecords(pool, journal)
    const { assignments, cases } = await matchRecords(pool, journal, progress)
    // A process that was stopped meanwhile, or had no turn, may have lost it.
    await lease.renew()
    await assignIds(pool, assignments, request.isDryRun)
    const ranks = await findRanks(pool, lists, context.towns, request)
    const nothing = { journal, ranks, publishMs: null, isUndoable: false }
    if (request.isDryRun) return nothing
    const touched = await stageInstitutes(pool, journal, progress, isStopped)
    const changed = ranks.flatMap(({ list, isChanged }) => (isChanged ? list : []))
    const { doubts, statements } = cases()
    const besides = [...statements, ...writeLists(changed)]
    const sources = lists.map(({ source }) => source)
    const described = await formerSources(pool, sources)
    // Described first: what is published without its source would be shown without it.
    for (const source of sources) await recordSource(pool, source, request.description)
    if (touched === 0 && besides.length === 0) return nothing
    progress.begin('Publishing', 1)
    const noted = within.besides?.(journal) ?? []
    const { runId } = within
    const isUndoable = runId !== undefined
    const { before, after } = isUndoable ? keepFormer(runId, sources, described, doubts, changed) : NOTHING_KEPT
    const publishMs = await publish(pool, lease.owner, isEmbedded, {
      ...{ staged: touched, before },
      besides: [...besides, ...noted, ...after],
    })
    progress.end()
    return { journal, ranks, publishMs, isUndoable }
  } finally {
    // When the database is gone, the error that says so matters; the next import tidies up.
    await tidy(pool, lease.owner).catch(() => {})
    await lease.release().catch(() => {})
  }
}
