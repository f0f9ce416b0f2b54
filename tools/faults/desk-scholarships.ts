import type { Fault } from './fault'

const CELLS = 'provider/costs/scholarship-cells.ts'
const STORE = 'provider/desk/store/scholarships.ts'
const LIST = 'provider/costs/scholarships.ts'
const TEST = 'provider/desk/scholarships.test.ts'

/** Scholarships at the desk (issue 21, ADR 112). */
export const faults: Fault[] = [
  {
    says: 'one scholarship for every academic year',
    file: 'provider/desk/store/scholarships.ts',
    find: "`${name.en.toLowerCase()} ${year ?? ''}`",
    put: '`${name.en.toLowerCase()} ${year === null}`',
    test: 'provider/desk/scholarships.test.ts',
    title: 'no two have one name',
  },
  {
    says: 'a scholarship does not say of which academic year it is',
    file: 'components/costs/scholarship-list.tsx',
    find: '` · ${scholarship.year}`',
    put: "''",
    test: 'components/costs/costs-view.test.tsx',
    title: 'of several academic years each says of which it is',
  },
  {
    says: 'a real scholarship that an editor made of an invented one goes with the sample',
    file: 'sample/scholarships.ts',
    find: 'where(and(inArray(scholarshipEdits.id, ids), isInvented))',
    put: 'where(inArray(scholarshipEdits.id, ids))',
    test: 'sample/seed.test.ts',
    title: 'given the address of a real page',
  },
  {
    says: 'the desk leads over the scholarships that come with the program',
    file: LIST,
    find: 'edits.has(id) ? (edits.get(id) ?? null) : said',
    put: 'said.url === id ? (edits.get(id) ?? null) : said',
    test: TEST,
    title: 'the desk leads over what comes with the program',
  },
  {
    says: 'a scholarship of the program that was withdrawn is gone',
    file: LIST,
    find: '(edits.get(id) ?? null)',
    put: '(edits.get(id) ?? said)',
    test: TEST,
    title: 'withdrawn, one is gone',
  },
  {
    says: 'the id of a scholarship that was withdrawn is given to no other',
    file: STORE,
    find: 'used.has(id); number += 1',
    put: 'used.has(id) && number > 9; number += 1',
    test: TEST,
    title: 'withdrawn, one is gone',
  },
  {
    says: 'a scholarship of which a copy was read says so until its page is read',
    file: STORE,
    find: 'row?.from_copy === true && row.read_at === said.read_at',
    put: 'row?.from_copy === true',
    test: TEST,
    title: 'it was a copy that was read',
  },
  {
    says: 'the website says of which scholarship a copy was read',
    file: 'components/costs/scholarship-list.tsx',
    find: 'isFromCopy ? text.copyRead : text.pageRead',
    put: 'isFromCopy ? text.pageRead : text.pageRead',
    test: 'components/costs/costs-view.test.tsx',
    title: 'of which a copy was read',
  },
  {
    says: 'a line of families that is none is not left out in silence',
    file: CELLS,
    find: 'return payers.length === lines.length ? payers : null',
    put: 'return payers.length <= lines.length ? payers : null',
    test: TEST,
    title: '5C 100000',
  },
  {
    says: 'more than an income and at most a lower one is nobody',
    file: CELLS,
    find: 'over !== undefined && Number(over) >= Number(upto)',
    put: 'over !== undefined && Number(over) < 0',
    test: TEST,
    title: '250000-100000',
  },
  {
    says: 'a scholarship is for courses of the fee sheets',
    file: CELLS,
    find: 'every((id) => COURSES.has(id))',
    put: 'some((id) => COURSES.has(id))',
    test: TEST,
    title: 'alchemy',
  },
  {
    says: 'the website is told of scholarships under the tag that their read has',
    file: 'provider/platform/revalidate.ts',
    find: 'SCHOLARSHIP_TAGS = [cacheTags.scholarships]',
    put: 'SCHOLARSHIP_TAGS = [cacheTags.plans]',
    test: TEST,
    title: 'what is added stands behind ours at once',
  },
]
