import { RANK_WORD_FIELD_NAMES, type RankWordField, type RankWordFlaw } from '@/lib/contract/desk/rank-word'
import type { RankWord, RankWordSaid } from '@/provider/closing-ranks/rank-word-schema'
import { listedCodes, listRankWords } from '@/provider/closing-ranks/rank-words'
import { rankWordEdits } from '@/provider/closing-ranks/tables'
import { asCode, cellsOfWord, readWordCells } from '@/provider/closing-ranks/word-cells'
import type { Database } from '@/provider/platform/database'
import { RANK_WORD_TAGS } from '@/provider/platform/revalidate'
import type { RecordKind } from './records'

const flaw = (word: RankWordFlaw): ReadonlyMap<RankWordField, RankWordFlaw> => new Map([['code', word]])

/** What the desk says of one from now on; `null`: it is withdrawn, and the code stands alone. */
const keep = (tx: Database, id: string, said: RankWordSaid | null) =>
  tx.insert(rankWordEdits).values({ id, said }).onConflictDoUpdate({ target: rankWordEdits.id, set: { said } })

const saidOf = ({ name, meaning, source, url, read_at, from_copy }: RankWord): RankWordSaid => {
  return { name, meaning, source, url, read_at, from_copy }
}

/** What codes and exams are called: the desk's word leads over those that come with the program. */
export const RANK_WORDS: RecordKind<RankWord, RankWord, RankWordField, RankWordFlaw> = {
  ...{ room: 'rank-words', tags: RANK_WORD_TAGS },
  names: RANK_WORD_FIELD_NAMES,
  trail: {
    noun: 'rank-word',
    idOf: ({ id }) => id,
    factsOf: cellsOfWord,
  },
  cellsOf: cellsOfWord,
  asSent: async (tx, sent) =>
    sent.code === undefined ? sent : { ...sent, code: asCode(sent.code, await listedCodes(tx)) },
  read: readWordCells,
  list: listRankWords,
  table: 'rank_word_edits',
  obstacleTo(said, row, rows) {
    if (row !== null) return row.id === said.id ? null : flaw('fixed')
    return rows.some(({ id }) => id === said.id) ? flaw('twice') : null
  },
  // As long as nobody has read the source anew, it was the copy that was read.
  rowOf: (said, row) => ({ ...said, from_copy: row?.from_copy === true && row.read_at === said.read_at }),
  async put(tx, word) {
    await keep(tx, word.id, saidOf(word))
    return [word]
  },
  remove: (tx, { id }) => keep(tx, id, null),
}
