import type { Fault } from './fault'

const TABLE = 'provider/import/ranks/rank-table.ts'
const KEA_TEST = 'provider/import/ranks/read-kea.test.ts'
const SEARCH = 'provider/closing-ranks/find-chances.ts'
const CALLS_TEST = 'provider/closing-ranks/closing-ranks.test.ts'

/** Closing ranks, as they are read and asked (ADR 90). */
export const faults: Fault[] = [
  {
    says: 'a number that stands between two columns is never given to the nearer one',
    file: TABLE,
    find: 'reach: pitch * 0.4',
    put: 'reach: pitch * 0.6',
    test: KEA_TEST,
    title: 'rejected whole',
  },
  {
    says: 'a number that breaks over two lines is joined',
    file: TABLE,
    find: "(row.cells.get(column.code) ?? '') + text",
    put: 'text',
    test: KEA_TEST,
    title: 'breaks over two lines',
  },
  {
    says: 'ranks keep their fractions',
    file: 'provider/import/ranks/rank-list.ts',
    find: 'RANK.test(plain) ? Number(plain) : 0',
    put: 'RANK.test(plain) ? Math.round(Number(plain)) : 0',
    test: KEA_TEST,
    title: 'lands under its heading',
  },
  {
    says: 'what stands in brackets behind an exam makes no exam of its own, unless it is the list’s own round',
    file: 'provider/import/ranks/read-kea.ts',
    find: '=== round ? bare : null',
    put: '=== round ? bare : said',
    test: KEA_TEST,
    title: 'nothing is guessed where it does not',
  },
  {
    says: 'what an operator says of a list leads over its title',
    file: 'provider/import/ranks/read-kea.ts',
    find: 'said.round ?? (',
    put: '(',
    test: KEA_TEST,
    title: 'what a title does not say',
  },
  {
    says: 'which columns of a CSV of ranks were not used is said',
    file: 'provider/import/steps/read-files.ts',
    find: 'list.ranks.unused.map((column)',
    put: '[].map((column)',
    test: 'provider/import/ranks/import-ranks.test.ts',
    title: 'says which columns of a CSV it did not use',
  },
  {
    says: 'ranks beside the category that a row names are not left out without a word',
    file: 'provider/import/ranks/read-rank-csv.ts',
    find: '(!isSingle && isCategory(column))',
    put: 'isCategory(column)',
    test: 'provider/import/ranks/read-rank-csv.test.ts',
    title: 'which columns were not used',
  },
  {
    says: 'an MBA of a list that names it is found by its family',
    file: 'provider/import/ranks/prepare-ranks.ts',
    find: '/^(?:mba|master of business administration)\\b/i.test(name)',
    put: '/^(?:mbax)\\b/i.test(name)',
    test: 'provider/import/ranks/course-families.test.ts',
    title: 'of PGCET each is offered',
  },
  {
    says: 'a degree before a course hides none of its family',
    file: 'provider/import/ranks/prepare-ranks.ts',
    find: "name.replace(/^B\\.(?:Tech|E)\\. /, '')",
    put: 'exam + name',
    test: 'provider/import/ranks/course-families.test.ts',
    title: 'of DCET each is offered',
  },
  {
    says: 'a second run of a list changes nothing',
    file: 'provider/import/ranks/write-ranks.ts',
    find: 'fingerprint === fingerprint',
    put: 'fingerprint !== fingerprint',
    test: 'provider/import/ranks/import-ranks.test.ts',
    title: 'changes nothing the second time',
  },
  {
    says: 'a rank that is the closing rank itself was enough',
    file: SEARCH,
    find: 'closed < rank',
    put: 'closed <= rank',
    test: CALLS_TEST,
    title: 'a year, a category and a sort',
  },
  {
    says: 'what a visitor asked with a rank is stored by nobody on the way',
    file: 'provider/app.ts',
    find: "  '/closing-ranks/search',\n",
    put: '',
    test: CALLS_TEST,
    title: 'a rank is kept nowhere',
  },
  {
    says: 'a list of ranks never gives an institution its name',
    file: 'provider/import/merge/compose.ts',
    find: "if (isRanksSource(source)) return 'ranks'",
    put: "if (isRanksSource(source)) return 'given'",
    test: 'provider/import/ranks/import-ranks.test.ts',
    title: 'matches colleges',
  },
  {
    says: 'an institution of which the lists have rows without a rank alone has no exam',
    file: 'provider/closing-ranks/routes/institute-ranks.ts',
    find: 'exams.filter(({ years }) => years.length > 0)',
    put: 'exams',
    test: CALLS_TEST,
    title: 'rows without a rank alone',
  },
]
