import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { loadLists } from '@/testing/import/load-lists'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'course-families-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A list of an exam with these courses, of one college; the first closes at 101, the next at 102. */
function writeCsv(exam: string, courses: readonly string[]): string {
  const file = path.join(folder, `${exam.replace(/\W/g, '-')}.csv`)
  const rows = courses.map((course, at) => `${exam},2031,1,C1,Mallige,Hassan,${course},${101 + at}`)
  writeFileSync(file, ['exam,year,round,college_code,college,place,course,GM', ...rows].join('\n'))
  return file
}

describeOnEachDatabase('the families of courses', (database) => {
  const call = callsOn(() => database().db)
  const search = async (exam: string, family: string) => {
    const body = JSON.stringify({ exam, rank: 50, category: 'GM', course_family: [family], sort: 'name' })
    const headers = { 'content-type': 'application/json' }
    const answer = await call('/api/v1/closing-ranks/search', { method: 'POST', headers, body })
    return chancePageSchema.parse(answer.body).chances.map(({ course }) => course.en)
  }

  const [MBA, MCA] = ['Master of Business Administration', 'Master of Computer Applications']
  test.each([
    ['PGCET MBA', 'pgcet-mba', ['MBA', 'MBA (Finance)', MBA], { [MBA]: ['MBA', 'MBA (Finance)', MBA] }],
    ['PGCET MCA', 'pgcet-mca', ['MCA', MCA], { [MCA]: ['MCA', MCA] }],
    ['PGCET', 'pgcet', ['MBA', 'MCA'], { [MBA]: ['MBA'], [MCA]: ['MCA'] }],
    [
      'DCET',
      'dcet',
      [
        'B.E. in Civil Engineering',
        'B.Tech in Civil Engineering',
        'B.E. Computer Science and Engineering',
        'B.E. Mechanical Engineering and Data Science',
      ],
      {
        Civil: ['B.E. Civil Engineering', 'B.Tech. Civil Engineering'],
        'Computer Science': ['B.E. Computer Science and Engineering'],
        Mechanical: ['B.E. Mechanical Engineering and Data Science'],
      },
    ],
    [
      'UGCET Engineering',
      'ugcet-engineering',
      ['Design', 'Bachelor of Design (Interior Design)', 'Fashion Design', 'Planning', 'Design Engineering'],
      {
        Design: ['Bachelor of Design (Interior Design)', 'Design', 'Fashion Design'],
        Planning: ['Planning'],
        Mechanical: ['Design Engineering'],
      },
    ],
  ])('of %s each is offered, and finds its own courses alone', async (exam, id, courses, families) => {
    await loadLists(database(), [writeCsv(exam, courses)])
    const exams = closingRankExamsSchema.parse((await call('/api/v1/closing-ranks')).body)
    const offered = exams.find((each) => each.id === id)?.courseFamilies ?? []
    const found = await Promise.all(
      offered.map(async (family) => [family.name.en, await search(id, family.id)] as const),
    )
    expect(Object.fromEntries(found)).toEqual(families)
  })

  test('a row with nobody in any column is kept as one; a row of one category says nothing of the others', async () => {
    const file = path.join(folder, 'rows.csv')
    const rows = async (columns: string, cells: string) => {
      writeFileSync(file, `exam,year,round,college,course,${columns}\nHILL,2031,1,Mallige,Civil,${cells}\n`)
      await loadLists(database(), [file])
      return (
        await database().pool.query(`select c.name from rank_empty_rows r join rank_courses c on c.id = r.course_id
        join rank_lists l on l.id = r.list_id where l.exam = 'hill'`)
      ).rows
    }
    expect(await rows('GM,2AG', '--,--')).toEqual([{ name: 'Civil' }])
    expect(await rows('category,rank', '2AG,--')).toEqual([])
  })
})
