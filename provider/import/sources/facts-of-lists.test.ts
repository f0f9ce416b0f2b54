import type { Reading } from '@/provider/import/draft'
import { TownReader } from '@/provider/import/clean/city'
import { readAicteRow } from './aicte'
import { readUdiseRow } from './udise'

const towns = new TownReader([])
const ALL = { all: true } as const
function draftOf(reading: Reading) {
  if ('rejected' in reading) throw new Error(reading.rejected)
  return reading.draft
}
const aicte = (values: Record<string, unknown>, level = 'UNDER GRADUATE') =>
  draftOf(
    readAicteRow(
      {
        line: 2,
        values: {
          aicte_id: '1-1',
          institute_name: 'HILL COLLEGE',
          state: 'Karnataka',
          programmes: [{ programme: 'COMPUTER APPLICATIONS', level, course: 'BCA', intake: '60' }],
          ...values,
        },
      },
      ALL,
      towns,
    ),
  )
const udise = (values: Record<string, unknown>) =>
  draftOf(
    readUdiseRow(
      {
        line: 2,
        values: { schcd: '29011210619', schname: 'HILL SCHOOL', schcat: '1', stname: 'Karnataka', ...values },
      },
      ALL,
      towns,
    ),
  )

test('the register’s coordinates are taken where they lie in the district of the school', () => {
  const school = { dtname: 'BELAGAVI', latitude: '15.8497', longitude: '74.4977', lat: '1', lon: '2' }
  expect(udise(school).coordinates).toEqual({ latitude: 15.8497, longitude: 74.4977 })
  // Yargatti, which the register has in Ramanagara.
  expect(udise({ ...school, latitude: '12.8889', longitude: '77.288333' }).coordinates).toBeNull()
})

test.each([
  ['Y', 'women'],
  // Not for women alone: for men, or for both, or nobody filled it in.
  ['N', null],
  ['', null],
])('AICTE: women %p is %p', (women, gender) => expect(aicte({ women }).gender).toBe(gender))

test.each([
  ['Y', true],
  ['N', false],
  [undefined, null],
])('AICTE: minority %p is %p', (minority, flag) => expect(aicte({ minority }).minority).toBe(flag))

test('AICTE: the level of a course is kept', () => {
  expect(aicte({}).courses).toMatchObject([{ level: 'degree' }])
  expect(aicte({}, 'POST GRADUATE').courses).toMatchObject([{ level: 'postgraduate' }])
  expect(aicte({}, 'SOMETHING').courses).toMatchObject([{ level: null }])
})

test.each([
  [{ schtype: '1', school_typ: 'Boys Only' }, 'men'],
  [{ schtype: '2' }, 'women'],
  [{ school_typ: 'Co. Educational' }, 'mixed'],
  [{ schname: 'GOVT GIRLS HIGH SCHOOL', schtype: '3' }, 'mixed'],
  [{}, null],
])('UDISE: %j is %p', (values, gender) => expect(udise(values).gender).toBe(gender))

test.each([
  ['1', 1, 5],
  ['2', 1, 8],
  ['3', 1, 12],
  ['4', 6, 8],
  ['5', 6, 12],
  ['6', 1, 10],
  ['7', 6, 10],
  ['8', 9, 10],
  ['10', 9, 12],
  ['11', 11, 12],
])('UDISE: category %s is classes %p to %p', (schcat, from, to) =>
  expect(udise({ schcat }).classes).toEqual({ from, to }),
)
