import { z } from 'zod'
import { asc } from 'drizzle-orm'
import { readCode } from '@/lib/rules/chances/open-categories'
import { type RankWord, rankWordSchema } from '@/provider/closing-ranks/rank-word-schema'
import list from '@/provider/closing-ranks/rank-words.json'
import { rankLists, rankWordEdits } from '@/provider/closing-ranks/tables'
import type { Database } from '@/provider/platform/database'

/** Those that come with the program, in the order of the lists. */
export const OUR_WORDS: readonly RankWord[] = z.array(rankWordSchema).parse(list)

/** What a word is of that an editor adds: codes have capitals and digits, exams small letters. */
export const partOfNew = (id: string) => (/^[A-Z0-9]+$/.test(id) ? 'code' : 'exam')

/** The words: ours as the desk has them, and behind them those that it added. */
export async function listRankWords(db: Database): Promise<RankWord[]> {
  const rows = await db.select().from(rankWordEdits).orderBy(asc(rankWordEdits.id))
  const edits = new Map(rows.map(({ id, said }) => [id, said]))
  const added = rows.flatMap(({ id, said }) =>
    said === null || OUR_WORDS.some((ours) => ours.id === id) ? [] : [{ id, part: partOfNew(id), ...said } as const],
  )
  const ours = OUR_WORDS.flatMap((word) => {
    const said = edits.get(word.id)
    return said === null ? [] : [{ ...word, ...said }]
  })
  return [...ours, ...added]
}

/** The codes of all lists. */
export async function listedCodes(db: Database): Promise<ReadonlySet<string>> {
  const lists = await db.select({ categories: rankLists.categories }).from(rankLists)
  return new Set(lists.flatMap(({ categories }) => categories))
}

/** The words of categories and quotas that a code is made of and that were withdrawn: with them the code has words again. */
function withdrawnOf(words: readonly RankWord[], code: string): string[] {
  const parts = readCode(code)
  if (parts === null) return []
  const { category, quota, isRegional } = parts
  const ids = [category, ...(isRegional && quota === 'G' ? [] : [quota]), ...(isRegional ? ['H'] : [])]
  return ids.filter((id) => !words.some((word) => word.id === id))
}

/** The codes and exams of lists, as far as no word says anything of them; before them the words that their codes lack. */
export async function listUnknown(db: Database, words: readonly RankWord[], isKnown: (code: string) => boolean) {
  const lists = await db.select({ exam: rankLists.exam, categories: rankLists.categories }).from(rankLists)
  const codes = [...new Set(lists.flatMap(({ categories }) => categories))].filter((code) => !isKnown(code))
  const exams = [...new Set(lists.map(({ exam }) => exam))].filter((exam) => !words.some(({ id }) => id === exam))
  const withdrawn = [...new Set(codes.flatMap((code) => withdrawnOf(words, code)))].filter((id) => !codes.includes(id))
  return [...withdrawn.sort(), ...codes.sort(), ...exams.sort()]
}
