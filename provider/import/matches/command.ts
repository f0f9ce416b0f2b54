import { isRanksSource } from '@/provider/closing-ranks/exams'
import { TERMINAL } from '@/provider/desk/store/audit'
import { listCases, type MatchCase } from '@/provider/import/store/cases'
import { decideApart, undoApart } from './apart'
import { decideDoubt, decideSame, mergedInto, type MatchTarget, type RecordId, undoRecord, undoSame } from './decide'
import { auditCollege, leaveCollege, listMissing, readCollege, tieCollege, undoCollege } from './colleges'
import { findDuplicates, type DuplicatePair } from './duplicates'
import { notUnderstood } from '@/provider/command/command-error'
import { readInstituteId } from '@/provider/command/institute-id'
import { MatchError } from './match-error'
import { auditApart, auditDecided, auditMerge, auditUndone } from './trail'

export const USAGE = `npm run matches -- list [SOURCE] | colleges | decide … | undo … | duplicates [--doubtful]

  list [SOURCE]             records of lists that are in doubt: neither in the directory nor refused
  colleges                  colleges of closing ranks that are not in the directory yet
  decide SOURCE KEY ID      the record is that institution
  decide SOURCE KEY new     it is none that is there, and begins one of its own
  decide SOURCE KEY none    a college of closing ranks is none that is there
  decide ID ID              two institutions are one: the records of the first go to the second
  decide ID not ID          they are two, and are printed no more
  undo ID not ID            nobody says any more that they are two
  undo SOURCE KEY           undoes a decision, or a match that the import made by itself
  undo ID                   an institution that was found to be another one stands again
  duplicates [--doubtful]   institutions that stand there twice

  SOURCE KEY  as "list" and the import's report print them (source, external_id)
  ID          the number at the end of the page's address: /college/detail?id=7

  npm run matches -- list aicte
  npm run matches -- decide aicte 1-4231 7
  npm run matches -- decide ranks:ugcet-engineering E178 644
  npm run matches -- duplicates --doubtful

Decisions stay through every import and every edition of the list.`

export type MatchesCommand =
  | { action: 'list'; source: string | null }
  | { action: 'colleges' }
  | { action: 'decide'; record: RecordId; instituteId: number | null }
  | { action: 'none'; record: RecordId }
  | { action: 'same'; from: number; to: number }
  | { action: 'apart'; one: number; other: number }
  | { action: 'undoApart'; one: number; other: number }
  | { action: 'undo'; record: RecordId }
  | { action: 'undoSame'; instituteId: number }
  | { action: 'duplicates'; withDoubtful: boolean }
  | { help: true }

const readId = (text: string) => readInstituteId(text, MatchError)

/** Reads the command line. Throws a `MatchError` with what is wrong. */
export function readMatchesCommand(args: readonly string[]): MatchesCommand {
  const [action, first = '', second = '', third = '', ...more] = args
  const count = args.length - 1
  if (action === '--help' || action === '-h') return { help: true }
  const options = args.slice(1).filter((arg) => arg.startsWith('--'))
  if (more.length > 0 || options.some((option) => option !== '--doubtful'))
    throw new MatchError(notUnderstood(args.join(' '), USAGE))
  if (action === 'duplicates' && (count === 0 || (count === 1 && first === '--doubtful')))
    return { action, withDoubtful: count === 1 }
  if (options.length > 0) throw new MatchError(notUnderstood(args.join(' '), USAGE))
  if (action === 'list' && count <= 1) return { action, source: first === '' ? null : first }
  if (action === 'colleges' && count === 0) return { action }
  if (action === 'decide' && count === 2) return { action: 'same', from: readId(first), to: readId(second) }
  if (action === 'decide' && count === 3 && second === 'not')
    return { action: 'apart', one: readId(first), other: readId(third) }
  if (action === 'decide' && count === 3 && third === 'none') {
    if (isRanksSource(first)) return { action: third, record: { source: first, externalId: second } }
    throw new MatchError(
      '"none" is for colleges of closing ranks: of other lists a record that is none begins one ("new").',
    )
  }
  if (action === 'decide' && count === 3)
    return {
      action,
      record: { source: first, externalId: second },
      instituteId: third === 'new' ? null : readId(third),
    }
  if (action === 'undo' && count === 3 && second === 'not')
    return { action: 'undoApart', one: readId(first), other: readId(third) }
  if (action === 'undo' && count === 1) return { action: 'undoSame', instituteId: readId(first) }
  if (action === 'undo' && count === 2) return { action, record: { source: first, externalId: second } }
  throw new MatchError(notUnderstood(args.join(' '), USAGE))
}

/** Whether the command changes the directory, so that the website must be told. */
export function isChange(command: MatchesCommand): boolean {
  return !('help' in command) && !['list', 'colleges', 'duplicates'].includes(command.action)
}

function describeCase({ source, externalId, name, candidates }: MatchCase): string[] {
  const each = candidates.map(({ instituteId, name: other, why }) => `    ${instituteId}  ${other}\n        ${why}`)
  return [`${source} ${externalId}  ${name}`, ...each]
}

function describeDuplicates({ one, other, why, lists, isRenamed, isPart }: DuplicatePair): string[] {
  const notes = [
    ...lists.map((list) => `        both stand in ${list}, which may know them for two`),
    ...(isPart
      ? ['        a university and a college under its name, which no list that tells courses has by itself']
      : []),
    ...(isRenamed ? ['        one of them may have been renamed: society, kind and town are the same'] : []),
  ]
  return [`${one.id}  ${one.name}`, `${other.id}  ${other.name}`, `        ${why}`, ...notes, '']
}

/** A college of closing ranks is tied from wherever it stands, and begins no institution. */
async function decideRecord(target: MatchTarget, record: RecordId, instituteId: number | null): Promise<void> {
  if (instituteId === null || !isRanksSource(record.source))
    await decideDoubt(target, record, instituteId, auditDecided(TERMINAL, new Date(), record, instituteId))
  else await tieCollege(target, record, instituteId, auditCollege(record, TERMINAL))
}

/** Of a college that an import tied by itself there is no decision: it is untied. */
async function undo(target: MatchTarget, record: RecordId): Promise<void> {
  if (!isRanksSource(record.source)) return undoRecord(target, record, auditUndone(TERMINAL, new Date(), record))
  const isTied = (await readCollege(target.pool, record)).state === 'tied'
  await (isTied ? leaveCollege : undoCollege)(target, record, auditCollege(record, TERMINAL))
}

/** Does what the command says and gives the lines to print. Throws a `MatchError`, with nothing changed. */
export async function runMatchesCommand(
  target: MatchTarget,
  command: Exclude<MatchesCommand, { help: true }>,
): Promise<string[]> {
  const { pool } = target
  if (command.action === 'list') {
    const all = [...(await listCases(pool)).values()]
    const undecided = all.filter(({ decision }) => decision === null)
    const open = undecided.filter(({ source }) => (command.source ?? source) === source)
    if (open.length === 0 && undecided.length > 0) {
      const lists = [...new Set(undecided.map(({ source }) => source))].join(', ')
      return [`Nothing of "${command.source}" is in doubt. These lists have something: ${lists}.`]
    }
    return open.length === 0 ? ['Nothing is in doubt.'] : [...open.flatMap(describeCase), `${open.length} in doubt.`]
  }
  if (command.action === 'duplicates') {
    const duplicates = await findDuplicates(pool, command.withDoubtful)
    return duplicates.length === 0
      ? ['None stands there twice.']
      : [...duplicates.flatMap(describeDuplicates), `${duplicates.length} pairs.`]
  }
  if (command.action === 'colleges') return listMissing(pool)
  if (command.action === 'decide') await decideRecord(target, command.record, command.instituteId)
  if (command.action === 'none') await leaveCollege(target, command.record, auditCollege(command.record, TERMINAL))
  if (command.action === 'same') {
    const { from, to } = command
    await decideSame(target, from, to, auditMerge(pool, TERMINAL, new Date(), 'institutions-merged', [from, to]))
  }
  if (command.action === 'apart') {
    const { one, other } = command
    await decideApart(target, one, other, auditApart(TERMINAL, new Date(), 'institutions-apart', [one, other]))
  }
  if (command.action === 'undoApart') {
    const { one, other } = command
    await undoApart(target, one, other, auditApart(TERMINAL, new Date(), 'apart-undone', [one, other]))
  }
  if (command.action === 'undo') await undo(target, command.record)
  if (command.action === 'undoSame') {
    const { instituteId } = command
    const into = await mergedInto(pool, instituteId)
    await undoSame(target, instituteId, auditMerge(pool, TERMINAL, new Date(), 'merge-undone', [instituteId, into]))
  }
  return ['Done; the directory has it already.']
}
