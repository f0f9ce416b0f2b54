import { readQuerySet } from '@/tools/search/eval/query-set'
import { ASKED_KINDS, askedQuerySchema, readAskedSet } from './asked-set'

const queries = readAskedSet()
const typed = queries.map(({ query }) => query.trim().toLowerCase())

describe('the queries as people ask', () => {
  it('are none twice, and none of those by name', () => {
    expect(typed.filter((query, index) => typed.indexOf(query) !== index)).toEqual([])
    const named = new Set(readQuerySet().map(({ query }) => query.trim().toLowerCase()))
    expect(typed.filter((query) => named.has(query))).toEqual([])
  })

  it.each(ASKED_KINDS)('hold 36 or more of the kind %s, as many in one half as in the other', (kind) => {
    const ofKind = queries.filter((query) => query.kind === kind)
    expect(ofKind.length).toBeGreaterThanOrEqual(36)
    expect(ofKind.filter(({ half }) => half === 'develop')).toHaveLength(Math.floor(ofKind.length / 2))
  })

  it('ask for what is not there in one kind alone', () => {
    expect(queries.filter((query) => 'absent' in query !== (query.kind === 'not-there'))).toEqual([])
  })

  it('say something of every right answer, and of what should not be there', () => {
    const wanted = queries.map((query) => ('right' in query ? query.right : query.absent))
    expect(wanted.filter((predicate) => Object.keys(predicate).length === 0)).toEqual([])
  })

  it('are in Kannada script where the kind says so', () => {
    const isKannada = ({ query }: { query: string }) => /\p{Script=Kannada}/u.test(query)
    expect(queries.filter((query) => isKannada(query) !== (query.kind === 'kannada-script'))).toEqual([])
  })
})

it.each([
  ['neither', {}],
  ['both', { right: { type: ['law'] }, absent: { type: ['law'] }, nearest: [{}] }],
  ['nothing that is nearest', { absent: { type: ['law'] } }],
  ['an empty list of the nearest', { absent: { type: ['law'] }, nearest: [] }],
  ['a predicate of another form', { right: { type: 'law' } }],
])('an entry is refused with %s', (_what, wanted) => {
  const entry = { query: 'law college', kind: 'course', half: 'develop', ...wanted }
  expect(askedQuerySchema.safeParse(entry).success).toBe(false)
})
