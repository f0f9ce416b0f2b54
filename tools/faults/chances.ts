import type { Fault } from './fault'

const KEPT = 'lib/server/chances/kept-rank.ts'
const ITEM = 'components/chances/chance-item.tsx'
const KEPT_TEST = 'app/api/chances.test.ts'
const VIEW_TEST = 'components/chances/chances.test.tsx'
const RULES_TEST = 'lib/rules/chances/chances.test.ts'
const SEARCH_TEST = 'lib/server/chances/find-chances.test.ts'
const CALLS_TEST = 'provider/closing-ranks/closing-ranks.test.ts'
const TITLE_TEST = 'provider/import/ranks/read-kea.test.ts'

/** What a rank was enough for, as a visitor asks it (ADR 90). */
export const faults: Fault[] = [
  {
    says: 'what was just out of reach stands beside any choice of rounds',
    file: 'provider/closing-ranks/routes/search.ts',
    find: "passes(filters, row, 'round')",
    put: 'passes(filters, row)',
    test: CALLS_TEST,
    title: 'filters narrow, and each counts what the others leave',
  },
  {
    says: 'rank and category are posted, and stand in no address',
    file: 'components/chances/chance-form.tsx',
    find: 'method="post"',
    put: 'method="get"',
    test: VIEW_TEST,
    title: 'what was typed stays',
  },
  {
    says: 'a rank is kept for long only where the visitor says so',
    file: KEPT,
    find: 'kept.isKept ? KEPT_LIFE_S : LIFE_S',
    put: 'KEPT_LIFE_S',
    test: KEPT_TEST,
    title: 'a rank goes into no address',
  },
  {
    says: 'what the browser keeps of a rank is sealed',
    file: KEPT,
    find: "seal('rank', kept, lifeS), lifeS",
    put: 'JSON.stringify(kept), lifeS',
    test: KEPT_TEST,
    title: 'a rank goes into no address',
  },
  {
    says: 'a rank is forgotten at a press',
    file: KEPT,
    find: "setHiddenCookie(answer, 'rank', '', 0)",
    put: "setHiddenCookie(answer, 'rank', '', LIFE_S)",
    test: KEPT_TEST,
    title: 'forgotten when they do',
  },
  {
    says: 'a link to give on has no rank',
    file: 'lib/rules/chances/chance-form.ts',
    find: '    category: category.code,\n    ...(course',
    put: "    category: category.code,\n    rank: '21400',\n    ...(course",
    test: RULES_TEST,
    title: 'a link to give on has no rank',
  },
  {
    says: 'what a provider answers wrongly to a rank is in no log',
    file: 'lib/server/chances/find-chances.ts',
    find: 'endpoints.closingRankSearch, `status ${status}`, status)',
    put: 'endpoints.closingRankSearch, `status ${status}: ${JSON.stringify(json)}`, status)',
    test: SEARCH_TEST,
    title: 'is logged without the rank and the category',
  },
  {
    says: 'what a rank was enough for is told without a percentage',
    file: 'lib/messages/en/chances.ts',
    find: '{margin} behind yours, at {rank}.',
    put: '{margin} behind yours, at {rank}: 90 %.',
    test: VIEW_TEST,
    title: 'says what the rank was enough for',
  },
  {
    says: 'each closing rank names the page on which it stands',
    file: ITEM,
    find: '    page === null\n      ? fillMessage(text.listOnly',
    put: '    page !== null\n      ? fillMessage(text.listOnly',
    test: VIEW_TEST,
    title: 'says what the rank was enough for',
  },
  {
    says: 'years are compared in the last round that both have',
    file: 'lib/rules/chances/rank-rows.ts',
    find: 'second?.ranks.findLast(',
    put: 'second?.ranks.find(',
    test: RULES_TEST,
    title: 'how far ranks moved',
  },
  {
    says: 'of one round the widest margin stands first',
    file: 'provider/closing-ranks/sort-chances.ts',
    find: 'margin(b) - margin(a)',
    put: 'margin(a) - margin(b)',
    test: CALLS_TEST,
    title: 'from safest to furthest',
  },
  {
    says: 'each filter counts what the other ones leave',
    file: 'provider/closing-ranks/sort-chances.ts',
    find: 'name === but || ',
    put: '',
    test: CALLS_TEST,
    title: 'filters narrow, and each counts',
  },
  {
    says: 'a list of one exam never takes the place of another exam’s',
    file: 'provider/import/ranks/read-kea.ts',
    find: 'examId(`${exam} ${course}`)',
    put: 'examId(`ugcet ${course}`)',
    test: TITLE_TEST,
    title: 'the title says which list it is: DCET',
  },
  {
    says: 'the list of a mock allotment is refused',
    file: 'provider/import/ranks/read-kea.ts',
    find: '/\\bmock\\b/i',
    put: '/\\bmocked\\b/i',
    test: TITLE_TEST,
    title: 'another PDF, one without a title',
  },
  {
    says: 'seats of Kalyana-Karnataka are told from the others',
    file: 'provider/import/ranks/read-kea.ts',
    find: '/hyd|kalyan|371|\\bhk\\b/i.test(seats)',
    put: '/hyd/i.test(seats)',
    test: TITLE_TEST,
    title: 'the title says which list it is',
  },
]
