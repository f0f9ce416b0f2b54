/**
 * What an editor was told of a change, which is known by its mark. `refused`: nothing is saved; `aside`: it is kept
 * aside; `unanswered`: it may be saved or not, but not by half.
 */
export type Attempt = {
  record: string
  mark: string
  /** What stood there when its editor was shown it, as the trail would have it. */
  shown: string
  told: 'saved' | 'refused' | 'aside' | 'unanswered'
}

/** An entry of the audit trail beside what it speaks of, in the order of their numbers; `null`: one of the two is not there. */
export type Entry = {
  record: string
  kind: 'saved' | 'aside'
  mark: string | null
  /** What stood there before and after, as the trail has it. */
  before: string | null
  after: string | null
}

export type Faults = {
  /** Acknowledged, and not in the trail, or not as it was told. */
  lost: string[]
  /** More than once in the trail. */
  twice: string[]
  /** Refused, and saved all the same. */
  refusedYetSaved: string[]
  /** Changes that began with something else than the one before had left, or than their editor was shown. */
  overwritten: string[]
  /** Records of which the trail and the tables say different things. */
  half: string[]
}

/** @param standing by record, what each table says that it is now */
export function judgeTrail(
  attempts: readonly Attempt[],
  entries: readonly Entry[],
  standing: ReadonlyMap<string, readonly (string | null)[]>,
): Faults {
  const last = new Map<string, string | null>()
  const broken: string[] = []
  for (const { record, kind, mark, before, after } of entries) {
    if (kind === 'aside') continue
    if (last.has(record) && last.get(record) !== before) broken.push(`${record}: ${mark}`)
    last.set(record, after)
  }
  const marks = (is: (attempt: Attempt, found: readonly Entry[]) => boolean) =>
    attempts.flatMap((attempt) => {
      const found = entries.filter(({ mark }) => mark === attempt.mark)
      return is(attempt, found) ? [attempt.mark] : []
    })
  const isUnpaired = ({ mark, after }: Entry) => mark === null || after === null
  return {
    lost: marks(
      ({ told, record }, found) =>
        (told === 'saved' || told === 'aside') &&
        !found.some((entry) => entry.kind === told && entry.record === record),
    ),
    twice: marks((_, found) => found.length > 1),
    refusedYetSaved: marks(({ told }, found) => told === 'refused' && found.length > 0),
    overwritten: [
      ...broken,
      ...marks(({ shown }, found) => found.some(({ kind, before }) => kind === 'saved' && before !== shown)),
    ],
    half: [
      ...entries.filter(isUnpaired).map(({ record }) => record),
      ...[...last]
        .filter(([record, is]) => standing.get(record)?.some((said) => said !== is) ?? true)
        .map(([record]) => record),
    ],
  }
}
