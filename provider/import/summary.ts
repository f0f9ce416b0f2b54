import { type ListCounts, sayCounts } from './ranks/count-ranks'
import type { ImportResult } from './run-import'
import { IMPORT_OUTCOMES, type ImportTotals } from '@/lib/contract/desk/import'
import { figure } from '@/lib/rules/text/figure'

const MAX_REASONS = 8

function sentence(totals: ImportTotals): string {
  const told = IMPORT_OUTCOMES.filter(
    (outcome) => (outcome !== 'doubtful' && outcome !== 'kept') || totals[outcome] > 0,
  )
  const parts = told.map((outcome) => `${figure(totals[outcome])} ${outcome}`)
  return `${figure(totals.read)} rows read: ${parts.join(', ')}.`
}

/** What an operator reads at the end of an import. */
export function summarize(
  { journal, publishMs }: ImportResult,
  ranks: readonly ListCounts[],
  isDryRun: boolean,
  seconds: number,
): string[] {
  const lines = [...ranks.map(sayCounts), sentence(journal.totals())]
  const reasons = journal.reasons()
  for (const [reason, times] of reasons.slice(0, MAX_REASONS)) lines.push(`  rejected ${figure(times)}: ${reason}`)
  if (reasons.length > MAX_REASONS) lines.push(`  and ${reasons.length - MAX_REASONS} more reasons; see the report`)
  const { doubtful, kept } = journal.totals()
  if (kept > 0) lines.push(`  kept ${figure(kept)}: colleges that are not in the directory yet; their ranks are there`)
  if (doubtful > 0 && !isDryRun) lines.push(`  doubtful ${figure(doubtful)}: npm run matches -- list`)
  for (const columns of journal.unused) lines.push(...columns.lines())
  if (isDryRun) lines.push('A dry run: nothing was changed.')
  else if (publishMs === null) lines.push('Nothing to change.')
  const published = publishMs === null ? '' : ` (${(publishMs / 1000).toFixed(1)} s of it to publish)`
  lines.push(`${seconds.toFixed(1)} s${published}.`)
  return lines
}
