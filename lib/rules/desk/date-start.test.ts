/** @jest-environment node */
import { cellsOfText } from '@/lib/contract/text-fields'
import { calendarSchema } from '@/lib/contract/calendar'
import { startOf } from '@/lib/rules/desk/date-start'

const LATE = Date.parse('2030-05-01T20:00:00Z')
const events = calendarSchema.parse({
  data: [
    {
      ...{ id: 'hill-exam', exam: 'hill', exam_name: { en: 'Hill Test' }, kind: 'exam', title: { en: 'Paper' } },
      ...{ institute_type_ids: [1, 2], first_day: '2030-06-01', last_day: '2030-06-01' },
      source: { title: 'Hill Authority', url: 'https://hill.example/', checked_on: '2030-01-01' },
    },
  ],
})

test('a new date is checked today in India, and says of its exam what the others do', () => {
  expect(startOf(events, 'hill', LATE)).toEqual({
    ...{ exam: 'hill', ...cellsOfText('exam_name', { en: 'Hill Test' }), types: '1 2' },
    ...{ source: 'Hill Authority', source_url: 'https://hill.example/', checked_on: '2030-05-02' },
  })
})

test.each(['vale', undefined])('of exam %s, which has none, nothing is known', (exam) => {
  expect(startOf(events, exam, LATE)).toEqual({ checked_on: '2030-05-02' })
})
