import {
  RANK_WORD_FIELD_NAMES,
  RANK_WORD_FIELDS,
  RANK_WORD_ID,
  type RankWordField,
  type RankWordFlaw,
} from '@/lib/contract/desk/rank-word'
import { readCode } from '@/lib/rules/chances/open-categories'
import { webAddress } from '@/lib/rules/institute/contact-links'
import type { RankWord } from '@/provider/closing-ranks/rank-word-schema'
import { OUR_WORDS, partOfNew } from '@/provider/closing-ranks/rank-words'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { flawOfCell, optionalTextIn, readDay, readFields } from '@/provider/http/cells'

/** A word as texts, as the desk's form has it. */
type WordCells = Record<RankWordField, string>
type Flaws = ReadonlyMap<RankWordField, RankWordFlaw>
type Read = { said: RankWord; flaws?: undefined } | { said?: undefined; flaws: Flaws }

const READABLE: Record<(typeof RANK_WORD_FIELDS)[RankWordField]['kind'], (cell: string) => boolean> = {
  code: (cell) => RANK_WORD_ID.test(cell),
  line: () => true,
  text: () => true,
  web: (cell) => /^https:/i.test(cell) && webAddress(cell) !== null,
  day: (cell) => readDay(cell) !== null,
}

const flawOf = (name: RankWordField, cell: string): RankWordFlaw | null =>
  flawOfCell(cell, RANK_WORD_FIELDS[name], () => (READABLE[RANK_WORD_FIELDS[name].kind](cell) ? null : 'unread'))

/** A code of the lists in small letters is that code, and no exam: one that is known, or that stands in a list. */
export function asCode(written: string, listed: ReadonlySet<string>): string {
  const code = written.trim().toUpperCase()
  return readCode(code) !== null || listed.has(code) || OUR_WORDS.some(({ id }) => id === code) ? code : written
}

const partOf = (id: string) => OUR_WORDS.find((word) => word.id === id)?.part ?? partOfNew(id)

/** Reads a word: all of it, or what is wrong with each field. Who says what a code means says who says so, and when that was read. */
export function readWordCells(written: WordCells): Read {
  const { cells, flaws } = readFields(RANK_WORD_FIELD_NAMES, written, flawOf)
  const part = partOf(cells.code)
  for (const name of ['meaning', 'source', 'read_at'] as const)
    if (part !== 'exam' && cells[name] === '' && !flaws.has('code')) flaws.set(name, 'needed')
  const [meaning, source] = [optionalTextIn(cells, 'meaning', flaws), optionalTextIn(cells, 'source', flaws)]
  if (flaws.size > 0) return { flaws }
  const said: RankWord = {
    ...{ id: cells.code, part, name: textIn(cells, 'name'), meaning, source },
    ...{ url: cells.url || null, read_at: readDay(cells.read_at), from_copy: false },
  }
  return { said }
}

/** A word as texts again. */
export function cellsOfWord({ id, name, meaning, source, url, read_at }: RankWord): WordCells {
  return {
    ...{ code: id, ...cellsOfText('name', name), ...cellsOfText('meaning', meaning) },
    ...{ ...cellsOfText('source', source), url: url ?? '', read_at: read_at ?? '' },
  }
}
