import type { ReportRow } from '@/provider/import/journal'
import { precisionOf, recallOf, score } from './evaluate'

const row = (id: string, over: Partial<ReportRow>): [string, ReportRow] => [
  id,
  {
    file: 'f',
    line: 1,
    outcome: 'added',
    source: 's',
    external_id: id,
    name: id,
    institute_id: null,
    institute: null,
    reason: null,
    notes: null,
    ...over,
  },
]
const label = (id: string, ...ids: string[]) => ({ list: 'l', row: id, ids })

test('matched rightly and wrongly, missed, in doubt, and new', () => {
  const report = new Map([
    row('right', { outcome: 'merged', institute_id: 1 }),
    row('wrong', { outcome: 'merged', institute_id: 2 }),
    row('none', { outcome: 'merged', institute_id: 2 }),
    row('missed', {}),
    row('doubt', { outcome: 'doubtful' }),
    row('new', {}),
  ])
  const labels = [
    label('right', 'A'),
    label('wrong', 'A'),
    label('none'),
    label('missed', 'A'),
    label('doubt', 'A'),
    label('new'),
  ]
  const { score: found, failures } = score(
    labels,
    report,
    new Map([
      ['A', 1],
      ['B', 2],
    ]),
  )
  expect(found).toEqual({ rows: 6, matched: 3, right: 1, there: 4, doubtful: 1 })
  expect([precisionOf(found), recallOf(found)]).toEqual([1 / 3, 1 / 4])
  expect(failures.map(({ label: { row: id }, kind }) => [id, kind])).toEqual([
    ['wrong', 'wrong'],
    ['none', 'wrong'],
    ['missed', 'missed'],
    ['doubt', 'doubtful'],
  ])
})
