import { calendarSchema } from '@/lib/contract/calendar'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { EXAMPLES } from '@/testing/contract-examples'
import { otherSources, PLACES_SOURCE } from './other-sources'

const answerOf = (call: string) => EXAMPLES[call]?.answer
const sheets = feeSheetListSchema.parse(answerOf('GET /fee-rules'))
const [event] = calendarSchema.parse(answerOf('GET /calendar'))
const invented = scholarshipListSchema.parse(answerOf('GET /scholarships'))
const scholarships = invented.map((each) => ({ ...each, isSample: false }))
if (event === undefined) throw new Error('the example has an event')
const real = { ...event, isSample: false }

test('each kind has its sources, and places are there whatever a provider has', () => {
  const told = otherSources({ sheets, events: [real], scholarships })
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['places', 'fees', 'dates', 'scholarships']))
  expect(otherSources({ sheets: [], events: [], scholarships: [] })).toEqual([PLACES_SOURCE])
})

test('a scholarship is named with who gives it, and whether a stored copy was read', () => {
  const [, told] = otherSources({ sheets: [], events: [], scholarships })
  expect(told).toMatchObject({
    title: { en: 'Vidyasiri', kn: 'ವಿದ್ಯಾಸಿರಿ' },
    by: { en: 'The department' },
    readOn: '2030-07-24',
    isFromCopy: true,
  })
})

test('a page that was read several times stands once, with the last day; of what is invented there is none', () => {
  const later = { ...real, id: 'later', source: { ...real.source, checkedOn: '2031-01-01' } }
  const nowhere = { title: 'Nobody', url: 'https://nobody.example/', checkedOn: '2032-01-01' }
  const events = [later, real, { ...real, isSample: true, source: nowhere }]
  const told = otherSources({ sheets: [], events, scholarships: invented })
  expect(told.filter(({ kind }) => kind === 'dates').map(({ readOn }) => readOn)).toEqual(['2031-01-01'])
  expect(told.filter(({ kind }) => kind === 'scholarships')).toEqual([])
})
