import { startProvider } from '@/tools/bench/provider-process'
import type { ScratchDatabase } from '@/tools/bench/scratch-databases'
import { askOurs } from '@/tools/search/eval/our-search'
import type { AskedQuery } from './asked-set'
import { readInstitutions } from './institutions'
import {
  checkJudged,
  isAnswerable,
  judgeQueries,
  scoreAsked,
  type AskedAnswer,
  type AskedScore,
  type Judged,
} from './judge-asked'

export type AskedScored = { judged: Judged; answer: AskedAnswer; score: AskedScore }
export type EvaluatedAsked = {
  scored: AskedScored[]
  /** Queries that were left out, since only schools are right answers and there are none. */
  left: number
  titles: ReadonlyMap<number, string>
}

/** Asks a search all that is judged, and scores what it answers. */
export async function scoreAll(
  judged: readonly Judged[],
  ask: (query: string) => Promise<AskedAnswer>,
): Promise<AskedScored[]> {
  const scored: AskedScored[] = []
  for (const each of judged) {
    const answer = await ask(each.query.query)
    scored.push({ judged: each, answer, score: scoreAsked(each, answer) })
  }
  return scored
}

/**
 * Asks ours every query on what the database holds. With both lists in it (`isWhole`) every query must fit them;
 * before the schools are there, those that only they can answer are left out.
 */
export async function evaluateAsked(
  scratch: ScratchDatabase,
  queries: readonly AskedQuery[],
  { womens, isWhole }: { womens: ReadonlySet<string>; isWhole: boolean },
): Promise<EvaluatedAsked> {
  const institutions = await readInstitutions(scratch, womens)
  const all = judgeQueries(queries, institutions)
  if (isWhole) checkJudged(all, institutions)
  const judged = all.filter(isAnswerable)
  const provider = await startProvider(scratch.place)
  try {
    return {
      scored: await scoreAll(judged, askOurs(provider)),
      left: all.length - judged.length,
      titles: new Map(institutions.map(({ id, title, district }) => [id, `${title}, ${district ?? '?'}`])),
    }
  } finally {
    await provider.stop()
  }
}
