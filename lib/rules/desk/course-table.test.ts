import { courseTable, differingRows, rowsOfTable } from './course-table'

const CIVIL = { name: 'Civil', category: 'B.E.', level: 'degree', duration: '4 years', fees: 112_410, seats: 60 }
const MINING = { name: 'Mining', category: null, level: null, duration: null, fees: null, seats: null }

test('courses are said in a line each, amounts as everywhere', () => {
  const table = courseTable([CIVIL, MINING])
  expect(table).toBe('Civil\tB.E.\tdegree\t4 years\t112410\t60\nMining\t\t\t\t\t')
  expect(rowsOfTable(`${table}\n\t\n`)).toEqual(['Civil, B.E., degree, 4 years, ₹1,12,410, 60', 'Mining'])
})

test('of two tables the rows are told that the other has not, however they are spelt', () => {
  const [gone, fresh] = differingRows(
    courseTable([CIVIL, MINING]),
    'Civil\tB.E.\tdegree\t4 years\t₹1,12,410\t60\r\nPottery',
  )
  expect([gone, fresh]).toEqual([['Mining'], ['Pottery']])
})
