import type { Fault } from './fault'

const COST = 'lib/rules/costs/cost.ts'
const COST_TEST = 'lib/rules/costs/cost.test.ts'
const VIEW_TEST = 'components/costs/costs-view.test.tsx'

/** What a seat costs a family (ADR 91). */
export const faults: Fault[] = [
  {
    says: 'where one of the possible amounts is missing nothing is added up',
    file: COST,
    find: 'known.length === 0 || known.length < columns.length',
    put: 'known.length === 0',
    test: COST_TEST,
    title: 'where one of the possible amounts is missing',
  },
  {
    says: 'an income above the limit of a column does not pay by it',
    file: COST,
    find: 'income.upto !== null && income.upto <= upto',
    put: 'income.upto !== null',
    test: COST_TEST,
    title: 'Category-1 above it',
  },
  {
    says: 'a semester is half a year',
    file: COST,
    find: 'semester: 2',
    put: 'semester: 1',
    test: COST_TEST,
    title: 'a semester counts twice a year',
  },
  {
    says: 'a scholarship whose last day has passed says so',
    file: 'lib/rules/costs/scholarships.ts',
    find: 'until !== null && until < today',
    put: 'until !== null && until > today',
    test: VIEW_TEST,
    title: 'Closed since',
  },
  {
    says: 'category and income stand in no address',
    file: 'components/costs/cost-form.tsx',
    find: 'method="post"',
    put: 'method="get"',
    test: VIEW_TEST,
    title: 'category and income are posted',
  },
  {
    says: 'an institution that the sheet names has no line by who runs it',
    file: 'lib/rules/costs/institute-costs.ts',
    find: 'table.rows.some(isNamedBy) ?',
    put: 'isNamedBy(row) ?',
    test: 'lib/rules/costs/institute-costs.test.ts',
    title: 'UNIVERSITY OF VISVESVARAYA COLLEGE OF ENGINEERING',
  },
  {
    says: 'what is within a fee is said of the courses of which the sheet says it',
    file: 'lib/rules/costs/say-cost.ts',
    find: 'hasOther ? row.otherFees : null',
    put: 'row.otherFees',
    test: VIEW_TEST,
    title: 'what is within a fee',
  },
  {
    says: 'scholarships that cannot be read are not left out without a word',
    file: 'components/costs/costs-view.tsx',
    find: "{scholarships === 'failed' && <p",
    put: '{scholarships === null && <p',
    test: VIEW_TEST,
    title: 'that cannot be read now',
  },
]
