import type { Fault } from './fault'

const WORDS = 'provider/closing-ranks/category-words.ts'
const TEST = 'provider/desk/rank-words.test.ts'
const VIEW_TEST = 'components/chances/chances.test.tsx'

/** Words of closing ranks at the desk (ADR 131). */
export const faults: Fault[] = [
  {
    says: 'a code that only lists have is taken for an exam in small letters',
    file: 'provider/closing-ranks/word-cells.ts',
    find: ' || listed.has(code)',
    put: '',
    test: 'provider/desk/rank-words.test.ts',
    title: 'a code of lists in small letters is that code',
  },
  {
    says: 'what an editor says of a category leads over the words of the program',
    file: 'provider/closing-ranks/rank-words.ts',
    find: '[{ ...word, ...said }]',
    put: '[{ ...said, ...word }]',
    test: TEST,
    title: 'said at once of every code',
  },
  {
    says: 'words that were withdrawn are gone',
    file: 'provider/closing-ranks/rank-words.ts',
    find: 'return said === null ? [] : [{ ...word',
    put: 'return [{ ...word',
    test: TEST,
    title: 'withdrawn, words are gone',
  },
  {
    says: 'a code of which only a part is known stands alone',
    file: WORDS,
    find: 'name: textBy(() => code), category: null, quota: null }',
    put: 'name: textBy(() => code), category, quota }',
    test: TEST,
    title: 'withdrawn, words are gone',
  },
  {
    says: 'the desk names the codes of lists of which nothing is said',
    file: 'provider/closing-ranks/rank-words.ts',
    find: '.filter((code) => !isKnown(code))',
    put: '.filter((code) => isKnown(code))',
    test: TEST,
    title: 'a code of lists that nobody knows',
  },
  {
    says: 'an exam goes by the name that an editor gave it',
    file: 'provider/closing-ranks/exams.ts',
    find: "word.part === 'exam' && word.id === id",
    put: "word.part === 'exam' && word.id === 'neet'",
    test: TEST,
    title: 'an exam has a name in both languages',
  },
  {
    says: 'who says what a code means says who says so',
    file: 'provider/closing-ranks/word-cells.ts',
    find: "part !== 'exam' && cells[name] === ''",
    put: "part === 'exam' && cells[name] === ''",
    test: TEST,
    title: 'is refused beside its field',
  },
  {
    says: 'of what words are, stays',
    file: 'provider/desk/store/rank-words.ts',
    find: "row.id === said.id ? null : flaw('fixed')",
    put: 'null',
    test: TEST,
    title: 'of what words are, stays',
  },
  {
    says: 'a word that was read from a copy says so until its source is read',
    file: 'provider/desk/store/rank-words.ts',
    find: 'row?.from_copy === true && row.read_at === said.read_at',
    put: 'row?.read_at === said.url',
    test: TEST,
    title: 'the form says what comes with the program again',
  },
  {
    says: 'the website is told of words under the tag that their read has',
    file: 'provider/platform/revalidate.ts',
    find: 'RANK_WORD_TAGS = [cacheTags.closingRanks]',
    put: 'RANK_WORD_TAGS = [cacheTags.plans]',
    test: TEST,
    title: 'said at once of every code',
  },
  {
    says: 'each meaning has its source beside it',
    file: 'components/chances/category-legend.tsx',
    find: '{source !== null && <Source',
    put: '{name === null && <Source',
    test: VIEW_TEST,
    title: 'who is meant is said once',
  },
  {
    says: 'a source of which a copy was read says so',
    file: 'components/chances/category-legend.tsx',
    find: 'of.isFromCopy ? text.copyRead : text.pageRead',
    put: 'of.isFromCopy ? text.pageRead : text.pageRead',
    test: VIEW_TEST,
    title: 'who is meant is said once',
  },
]
