import type { Fault } from './fault'

const CELLS = 'provider/costs/fee-sheet-cells.ts'
const STORE = 'provider/desk/store/fee-sheets.ts'
const TEST = 'provider/desk/fee-sheets.test.ts'

/** Fee sheets at the desk (issue 21, ADR 119). */
export const faults: Fault[] = [
  {
    says: 'a sheet that was saved before courses had exams goes on saying what a seat of an exam costs',
    file: 'provider/costs/fee-sheet-list.ts',
    find: 'course.exams ?? examsOf(sheet.year, course.id)',
    put: 'course.exams',
    test: TEST,
    title: 'a sheet that was saved before courses had exams',
  },
  {
    says: 'the desk leads over the fee sheet that comes with the program',
    file: 'provider/costs/fee-sheet-list.ts',
    find: '[...FEE_SHEETS.map((sheet) => [sheet.year, sheet] as const), ...edits]',
    put: '[...edits, ...FEE_SHEETS.map((sheet) => [sheet.year, sheet] as const)]',
    test: TEST,
    title: 'an amount that is changed is what the website is answered at once',
  },
  {
    says: 'the newest year stands first',
    file: 'provider/costs/fee-sheet-list.ts',
    find: 'other.year.localeCompare(one.year)',
    put: 'one.year.localeCompare(other.year)',
    test: TEST,
    title: 'the next year is a copy of the last, stands first',
  },
  {
    says: 'the amounts of a sheet are those of its rows',
    file: CELLS,
    find: "if (!hasShape(amounts, shapes.amounts)) return { flaws: new Map([['amounts', 'otherRows']]) }",
    put: '',
    test: TEST,
    title: 'a row too few is said beside its field',
  },
  {
    says: 'what comes beside a fee costs something',
    file: CELLS,
    find: 'courses.some(([, ...extras]) => extras.includes(null))',
    put: 'courses.some(([, ...extras]) => extras.length > 99)',
    test: TEST,
    title: 'nothing that comes besides is said beside its field',
  },
  {
    says: 'an academic year is two years that follow each other',
    file: 'provider/http/cells.ts',
    find: '(first + 1) % 100 === second',
    put: 'second !== undefined',
    test: TEST,
    title: 'years that do not follow is said beside its field',
  },
  {
    says: 'a year has one sheet',
    file: STORE,
    find: 'row === null && rows.some(({ year }) => year === said.year)',
    put: 'row === null && rows.length > 99',
    test: TEST,
    title: 'the next year is a copy of the last',
  },
  {
    says: 'the last sheet stays, of which the next year is a copy',
    file: STORE,
    find: '(await listFeeSheets(db)).length > 1',
    put: '(await listFeeSheets(db)).length > 0',
    test: TEST,
    title: 'the next year is a copy of the last',
  },
  {
    says: 'the website is told of fee sheets under the tag that their read has',
    file: 'provider/platform/revalidate.ts',
    find: 'FEE_RULE_TAGS = [cacheTags.feeRules]',
    put: 'FEE_RULE_TAGS = [cacheTags.scholarships]',
    test: TEST,
    title: 'an amount that is changed is what the website is answered at once',
  },
  {
    says: 'what stands in a cell of amounts can break no row',
    file: 'lib/rules/desk/amount-grid.ts',
    find: "cell.replace(/\\s+/g, ' ').trim()",
    put: 'cell',
    test: 'lib/rules/desk/amount-grid.test.ts',
    title: 'what stands in a cell can break no row',
  },
]
