import type { RecordList } from '@/lib/contract/desk/rights'

/** What is sent to add one, by its list; the fee sheet of a year is made from that of another. */
export const NEW_RECORDS: Readonly<Record<Exclude<RecordList, 'fee-sheets'>, Readonly<Record<string, string>>>> = {
  templates: { title: 'Dates', types: 'enquiry', text: 'They begin in June.' },
  dates: {
    ...{ exam: 'hill', exam_name: 'Hill Test', kind: 'exam', title: 'Paper' },
    ...{ first_day: '2030-07-01', source: 'Hill Authority', checked_on: '2030-05-01' },
  },
  plans: { name: 'Scholar', cycle: 'yearly', price: '2990', sold: 'yes', features: 'Calls' },
  notifications: { title: 'Forms are out', shown: 'yes' },
  'rank-words': {
    ...{ code: 'GMP', name: 'General merit', meaning: 'Those of an order.' },
    ...{ source: 'Order 5', url: 'https://kea.example', read_at: '2030-05-01' },
  },
  scholarships: {
    ...{ name: 'Merit Award', giver: 'The Board', gives: '₹10,000 a year', applies: 'GM' },
    ...{ url: 'https://board.example/merit', read_at: '2030-05-01' },
  },
}
