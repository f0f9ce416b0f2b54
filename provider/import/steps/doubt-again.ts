import type { FoundRecord } from '@/provider/import/journal'
import type { Target } from '@/provider/import/matching/link'
import type { MatchCase } from '@/provider/import/store/cases'

type Before = MatchCase | undefined

/**
 * Whether records that were in doubt are in doubt still: as they were then, and no institution is found for them that was
 * not asked about. What was weighed then was weighed beside the whole list; by now the rest of that is in the directory.
 * @param match the institution that is found now
 */
export function isDoubtAsBefore(
  records: readonly FoundRecord[],
  before: readonly Before[],
  institutions: ReadonlyMap<number, Target>,
  match: Target | null,
): boolean {
  return records.every(({ fingerprint }, at) => {
    const known = before[at]
    if (known === undefined || known.decision !== null || known.fingerprint !== fingerprint) return false
    const asked = known.candidates.filter(({ instituteId }) => institutions.has(instituteId))
    return asked.length > 0 && (match === null || asked.some(({ instituteId }) => instituteId === match.id))
  })
}

/** Leaves records in doubt, for the reasons that were told. */
export function doubtAgain(records: readonly FoundRecord[], before: readonly Before[]): void {
  for (const [at, record] of records.entries()) {
    const told = (before[at]?.candidates ?? []).map(({ name, instituteId, why }) => `${name} (${instituteId}), ${why}`)
    record.outcome = 'doubtful'
    record.why = `may be ${told.join('; or ')}`
  }
}
