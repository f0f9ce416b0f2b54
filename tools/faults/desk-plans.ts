import type { Fault } from './fault'

const STORE = 'provider/desk/store/plans.ts'
const CELLS = 'provider/payments/plan-cells.ts'
const TEST = 'provider/desk/plans.test.ts'

/** Plans at the desk (issue 21, ADR 112). */
export const faults: Fault[] = [
  {
    says: 'a plan that somebody has chosen cannot be withdrawn',
    file: 'provider/desk/store/records.ts',
    find: ' || !(await kind.mayWithdraw(tx, row))',
    put: '',
    test: TEST,
    title: 'what somebody has chosen cannot be withdrawn',
  },
  {
    says: 'no two plans have one name and cycle',
    file: STORE,
    find: 'return isTwice ? TWICE : null',
    put: 'return isTwice && row !== null ? TWICE : null',
    test: TEST,
    title: 'no two plans have one name and cycle',
  },
  {
    says: 'a plan that is saved without its name being touched is not told that there is another: itself',
    file: STORE,
    find: 'each.id !== row?.id && ',
    put: '',
    test: TEST,
    title: 'what is changed says what stood before',
  },
  {
    says: 'a new plan stands last',
    file: STORE,
    find: 'Math.max(-1, ...rows.map(({ position }) => position)) + 1',
    put: 'Math.min(0, ...rows.map(({ position }) => position))',
    test: TEST,
    title: 'a new plan stands last',
  },
  {
    says: 'a plan has a price of whole rupees',
    file: CELLS,
    find: "replace(/[\\s,]/g, '')",
    put: "replace(/[\\s,]|\\.\\d+$/g, '')",
    test: TEST,
    title: 'price":"29.90"',
  },
  {
    says: 'a price that is a slip of the keys is refused',
    file: CELLS,
    find: ' && value <= highest',
    put: '',
    test: TEST,
    title: '1000001',
  },
  {
    says: 'a line in Kannada has its line in English',
    file: 'provider/http/cells.ts',
    find: "said.some((pair) => pair.en === '') ? null : said",
    put: "said.filter((pair) => pair.en !== '')",
    test: TEST,
    title: 'uneven',
  },
  {
    says: 'what is not sold is not sold at once',
    file: CELLS,
    find: "isActive: cells.sold === 'yes'",
    put: "isActive: cells.sold !== ''",
    test: TEST,
    title: 'what is changed says what stood before',
  },
  {
    says: 'the website is told of plans under the tag that its reads have',
    file: 'provider/platform/revalidate.ts',
    find: "PLAN_TAGS = ['plans']",
    put: "PLAN_TAGS = ['plan']",
    test: TEST,
    title: 'what is added stands before the public at once',
  },
  {
    says: 'a line that only ends as the network ends it is not changed',
    file: 'lib/server/desk/record-form.ts',
    find: "value.replace(/\\r\\n?/g, '\\n')",
    put: 'value',
    test: 'app/desk/do/plan-posts.test.ts',
    title: 'no line that only ends otherwise',
  },
  {
    says: 'no plan that an editor keeps is invented once more',
    file: 'sample/seed.ts',
    find: '!real.some((plan)',
    put: '!real.slice(1_000).some((plan)',
    test: 'sample/seed.test.ts',
    title: 'whoever keeps a plan and a notice',
  },
]
