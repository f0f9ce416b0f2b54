import type { EvalQuery } from './query-set'
import { rightAnswers, type Directory } from './right-answers'
import { scoreAnswer, type Score } from './score'

/** Something that searches: ids, best first. */
export type Engine = { name: string; search: (query: string) => Promise<readonly number[]> }

export type Scored = EvalQuery & { score: Score; ids: readonly number[] }

/** Asks an engine every query and scores what it gives. */
export async function evaluate(engine: Engine, queries: readonly EvalQuery[], directory: Directory): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const query of queries) {
    const ids = await engine.search(query.query)
    scored.push({ ...query, ids, score: scoreAnswer(query, ids, rightAnswers(query, directory)) })
  }
  return scored
}

/** "S.J.M Polytechnic" and "SJM Polytechnic" are one name, of whichever of the two. */
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * Names that, typed to the letter, did not bring an institution of that name first, punctuation aside, of `names`
 * taken from the directory.
 */
export async function listNamesNotFirst(
  engine: Engine,
  names: readonly string[],
  { known }: Directory,
): Promise<string[]> {
  const missed: string[] = []
  for (const name of names) {
    const [first] = await engine.search(name)
    const found = first === undefined ? undefined : known.get(first)
    if (!found || folded(found.name) !== folded(name)) missed.push(name)
  }
  return missed
}
