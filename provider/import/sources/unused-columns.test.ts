import { readNames } from './name-columns'
import { isInstitution, UnusedColumns } from './unused-columns'

function columnsOf(...rows: readonly Record<string, unknown>[]): UnusedColumns {
  const columns = new UnusedColumns()
  for (const row of rows) columns.add(row)
  return columns
}

test('says which columns were not used, what they look like, and what a map could say', () => {
  const columns = columnsOf(
    { name: 'A', Place: 'Bangalore, Karnataka', 'Contact No': '080-2222 3333', Rank: '1', Fee: '45,000' },
    { name: 'B', Place: 'Mysore', 'Contact No': '08172-222333', Rank: '2', Fee: '1,12,410' },
    { name: 'C', Place: 'somewhere', 'Contact No': '', Rank: '2019', Fee: '2018' },
  )
  expect(columns.lines()).toEqual([
    '  not used: Place: 2 of 3 values are towns: --map city=Place?',
    '  not used: Contact No: 2 of 2 values are telephone numbers: --map "phone=Contact No"?',
    '  not used: Fee: 2 of 3 values are amounts: --map fees=Fee?',
    '  not used: Rank',
    '  all of them: --map "city=Place,phone=Contact No,fees=Fee"',
  ])
})

test('proposes nothing for a column of ours that the list has, and of two the better one', () => {
  expect(
    columnsOf({ name: 'A', city: 'Hassan', Place: 'Mysore' }, { name: 'B', city: 'Kolar', Place: 'Sirsi' }).lines(),
  ).toEqual(['  not used: Place: 2 of 2 values are towns'])
  const two = columnsOf(
    ...['Mysore', 'Kolar', 'Hassan'].map((town, at) => ({ Here: at === 0 ? 'x' : town, There: town })),
  )
  expect(two.proposal()).toEqual([['city', 'There']])
})

test('what is used needs no word, and a quotation mark in a heading does not end the option', () => {
  expect(columnsOf({ name: 'A', city: 'Hassan' }).lines()).toEqual([])
  expect(columnsOf({ 'the "town"': 'Hassan' }, { 'the "town"': 'Mysore' }).proposedOption()).toBe(
    '--map "city=the \\"town\\""',
  )
})

test.each([
  ['Kamala College of Arts', true],
  ['College', false],
  ['Name of the Institution', false],
  ['Kamala and Mallige', false],
])('%j is an institution: %s', (text, expected) => expect(isInstitution(text)).toBe(expected))

test('of two headings in Kannada that which says whose names it has is the name', () => {
  const map = readNames(['ಹೆಸರು', 'ಸಂಸ್ಥೆಯ ಹೆಸರು'], new Map(), () => [])
  expect([...map]).toContainEqual(['ಹೆಸರು', 'ಹೆಸರು'])
})
