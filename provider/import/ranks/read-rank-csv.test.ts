import { csvRows } from '@/provider/import/read/csv-rows'
import { isRankHeading, rankColumn, readRankCsv } from './read-rank-csv'

async function* pieces(text: string) {
  yield text
}
const read = (text: string) =>
  readRankCsv('/lists/mine.csv', csvRows(pieces(text), { line: 1, delimiter: ',' }, rankColumn))

const LONG = `Exam,Year,Round,College Code,College,Place,Course,Category,Rank,Page
PGCET MBA,2031,1,B001,Mallige School of Management,Hassan,MBA,GM,"1,204",4
PGCET MBA,2031,1,B001,Mallige School of Management,Hassan,MBA,gmh,2204.5,4
PGCET MBA,2031,2,B001,Mallige School of Management,Hassan,MBA,GM,--,5
`

test('a row for each rank: rows of a course are one course, and codes of Kalyana-Karnataka are codes like others', async () => {
  expect(await read(LONG)).toEqual({
    exam: 'pgcet-mba',
    broken: [],
    unused: [],
    colleges: [{ code: 'B001', name: 'Mallige School of Management', address: 'Hassan', at: 2 }],
    lists: [
      {
        exam: 'pgcet-mba',
        year: 2031,
        round: 1,
        region: '',
        description: { title: 'mine.csv, 2031, round 1', dated: null },
        courses: [
          {
            college: 'B001',
            name: 'MBA',
            page: 4,
            ranks: [
              { category: 'GM', rank: 1204 },
              { category: 'GMH', rank: 2204.5 },
            ],
            isOfOneCategory: true,
          },
        ],
      },
      expect.objectContaining({
        round: 2,
        courses: [{ college: 'B001', name: 'MBA', page: 5, ranks: [], isOfOneCategory: true }],
      }),
    ],
  })
})

test('a column for each category; without codes a college goes by its name', async () => {
  const { lists, colleges } = await read('exam,year,round,college,course,GM,2ag\nNEET,2031,1,Mallige,MBBS,812,\n')
  expect(lists[0]?.courses).toEqual([
    { college: 'Mallige', name: 'MBBS', page: null, ranks: [{ category: 'GM', rank: 812 }] },
  ])
  expect(colleges).toMatchObject([{ code: 'Mallige' }])
})

test('a column of numbers is no category unless its heading is a code that is known; others stand in `category`', async () => {
  const wide = await read(
    'exam,year,round,college,course,GM,NRI,SEATS,FEES\nNEET,2031,1,Mallige,MBBS,812,90000,150,45000\n',
  )
  expect(wide.lists[0]?.courses[0]?.ranks.map(({ category }) => category)).toEqual(['GM', 'NRI'])
  expect(wide.unused).toEqual(['SEATS', 'FEES'])
  const long = await read('exam,year,round,college,course,category,rank\nCOMEDK,2031,1,Mallige,Civil,KKR,812\n')
  expect(long.lists[0]?.courses[0]?.ranks).toEqual([{ category: 'KKR', rank: 812 }])
})

test('which columns were not used is said: codes of nobody, and ranks beside a row’s own category', async () => {
  const heading = 'exam,year,round,college,course,GM,2AG,GMP,Notes,Remarks,category,rank'
  const { unused, lists } = await read(
    `${heading}\nNEET,2031,1,A,MBBS,812,900,--,,first,,\nNEET,2031,2,A,MBBS,,950,7,,,GM,820\nNEET,2031,3,A,MBBS,812,,,,,,5\n`,
  )
  expect(lists.map(({ courses: [course] }) => course?.ranks.map(({ rank }) => rank))).toEqual([
    [812, 900],
    [820],
    [812],
  ])
  expect(unused).toEqual(['REMARKS', '2AG', 'GMP', 'rank'])
})

test('rows that cannot be read are rejected with their line', async () => {
  const rows = ['DCET,2031,1,A,Civil,x12', 'DCET,31,1,A,Civil,2', 'DCET,2031,1,,Civil,3', 'DCET,2031,1,A,Civil,4']
  const { broken } = await read(`exam,year,round,college,course,GM\n${rows.join('\n')}\nDCET,2031,1,A,Civil,5\n`)
  expect(broken).toEqual([
    { at: 2, why: '"x12" under GM is no rank' },
    { at: 3, why: '"31" is no year' },
    { at: 4, why: 'no college' },
    { at: 6, why: 'A, "Civil": a second rank for GM' },
  ])
})

test('a file is of one exam', async () => {
  await expect(read('exam,year,round,college,course,GM\nDCET,2031,1,A,B,1\nNEET,2031,1,A,B,1\n')).rejects.toThrow(
    /^\/lists\/mine\.csv: expected closing ranks of one exam; found dcet, neet\.$/,
  )
  expect(isRankHeading(['college', 'course', 'fees'])).toBe(false)
})
