import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { heading, row, TITLE, writePdf, type Columns } from '@/testing/import/rank-pdf'
import { aicteRow, writeList } from '@/testing/import/lists'
import { loadLists } from '@/testing/import/load-lists'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { summarize } from '@/provider/import/summary'
import { readMatchesCommand, runMatchesCommand } from '@/provider/import/matches/command'

jest.setTimeout(120_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'import-ranks-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const COLUMNS: Columns = { codes: ['1G', '2AG', 'GM'], first: 90, pitch: 30 }
const COLLEGES = [
  'E901 Mallige College of Engineering, Hoodi, Bangalore (AUTONOMOUS) KAMALA ROAD, HOODI, BANGALORE-560048',
  'E902 Mallige College of Engineering for Women, Bangalore',
  'E903 Honne University, Hassan',
]

/** The list with one rank as given. */
function writeRanks(rank = '7516.5'): string {
  const page = COLLEGES.flatMap((college, at) => [
    { text: `College: ${college}`, x: 22, y: 145 + at * 60 },
    ...heading(COLUMNS, 155 + at * 60),
    ...row(COLUMNS, 165 + at * 60, ['CIVIL', 'ENGINEERING'], [at === 0 ? rank : '90000', '--', '80000']),
    ...row(COLUMNS, 180 + at * 60, ['DESIGN'], at === 2 ? ['x', '1', '2'] : ['1', '2', '3']),
  ])
  const file = path.join(folder, `ranks-${rank}.pdf`)
  writeFileSync(file, writePdf([[...TITLE, ...page]]))
  return file
}

describeOnEachDatabase('an import of closing ranks', (database) => {
  const query = async (text: string) => (await database().pool.query(text)).rows
  const cells = () =>
    query(`select c.code, k.name, n.category, n.rank, n.page, r.institute_id is not null as is_there
      from rank_cells n join rank_courses k on k.id = n.course_id join rank_colleges c on c.id = k.college_id
      left join imported_records r on r.source = 'ranks:' || c.exam and r.external_id = c.code
      order by 1, 2, 3`)
  const say = (...args: string[]) => {
    const command = readMatchesCommand(args)
    if ('help' in command) throw new Error('help')
    const { pool } = database()
    const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
    return runMatchesCommand({ pool, isEmbedded }, command)
  }
  const institutes = () => query(`select id, name ->> 'en' as name from institutes where not is_sample order by id`)

  test('matches colleges, keeps those that are nowhere, and rejects a row with its page', async () => {
    await loadLists(database(), [
      writeList(folder, 'aicte.json', [
        aicteRow('1-1', 'MALLIGE COLLEGE OF ENGINEERING', 'KAMALA ROAD HOODI BANGALORE 560048'),
        aicteRow('1-2', 'SAMPIGE INSTITUTE OF TECHNOLOGY', 'PEENYA'),
      ]),
    ])
    const before = await institutes()
    const { totals, rows, ranks } = await loadLists(database(), [writeRanks()])
    expect(totals).toEqual({
      read: 4,
      added: 0,
      changed: 0,
      unchanged: 0,
      merged: 1,
      kept: 1,
      doubtful: 1,
      rejected: 1,
    })
    expect(rows.map(({ outcome, external_id, reason }) => [outcome, external_id, reason])).toEqual(
      expect.arrayContaining([
        ['rejected', null, 'page 1: "DESIGN": "x" under 1G is no rank'],
        ['kept', 'E903', 'not in the directory yet; its ranks are kept'],
      ]),
    )
    expect(ranks).toMatchObject([{ isChanged: true, list: { exam: 'ugcet-engineering', year: 2031, round: 2 } }])
    // The institution keeps the name that better lists give it.
    expect(await institutes()).toEqual(before)
    expect(await cells()).toEqual([
      { code: 'E901', name: 'Civil Engineering', category: '1G', rank: 7516.5, page: 1, is_there: true },
      { code: 'E901', name: 'Civil Engineering', category: 'GM', rank: 80000, page: 1, is_there: true },
      { code: 'E901', name: 'Design', category: '1G', rank: 1, page: 1, is_there: true },
      { code: 'E901', name: 'Design', category: '2AG', rank: 2, page: 1, is_there: true },
      { code: 'E901', name: 'Design', category: 'GM', rank: 3, page: 1, is_there: true },
      ...['Civil Engineering', 'Design'].flatMap((name) =>
        (name === 'Design' ? ['1G', '2AG', 'GM'] : ['1G', 'GM']).map((category) =>
          expect.objectContaining({ code: 'E902', name, category, is_there: false }),
        ),
      ),
      expect.objectContaining({ code: 'E903', category: '1G', rank: 90000, is_there: false }),
      expect.objectContaining({ code: 'E903', category: 'GM', rank: 80000, is_there: false }),
    ])
  })

  test('says which columns of a CSV it did not use', async () => {
    const file = path.join(folder, 'neet.csv')
    writeFileSync(file, 'exam,year,round,college,course,GM,GMP,Seats\nNEET,2031,1,Honne,MBBS,812,90,150\n')
    const { journal, ranks } = await loadLists(database(), [file], { isDryRun: true })
    expect(summarize({ journal, ranks, publishMs: null, isUndoable: false }, [], true, 1)).toContain(
      '  not used: GMP, SEATS',
    )
  })

  test('changes nothing the second time, and in a dry run', async () => {
    const read = async () => [
      await cells(),
      await query('select * from rank_lists'),
      await query('select * from match_cases'),
    ]
    const before = await read()
    const again = await loadLists(database(), [writeRanks()])
    expect(again).toMatchObject({ publishMs: null, ranks: [{ isChanged: false }] })
    expect(again.totals).toMatchObject({ unchanged: 1, kept: 1, doubtful: 1, rejected: 1, merged: 0 })
    const dry = await loadLists(database(), [writeRanks('8000')], { isDryRun: true })
    expect(dry).toMatchObject({ publishMs: null, ranks: [{ isChanged: true }] })
    expect(await read()).toEqual(before)
  })

  test('puts another edition in the place of the one before', async () => {
    const lists = await query('select id from rank_lists')
    await loadLists(database(), [writeRanks('8000.25')])
    expect((await cells())[0]).toMatchObject({ code: 'E901', rank: 8000.25 })
    expect(await cells()).toHaveLength(12)
    expect(await query('select id from rank_lists')).toEqual(lists)
  })

  test('a college in doubt is decided as every record, and its ranks are its institution’s at once', async () => {
    const [first] = await institutes()
    await say('decide', 'ranks:ugcet-engineering', 'E902', String(first.id))
    expect((await cells()).filter(({ code }) => code === 'E902').every(({ is_there }) => is_there)).toBe(true)
    await say('undo', 'ranks:ugcet-engineering', 'E902')
    expect((await cells()).filter(({ code }) => code === 'E902').some(({ is_there }) => is_there)).toBe(false)
    await expect(say('decide', 'ranks:ugcet-engineering', 'E902', 'new')).rejects.toThrow(/what kind of institution/)
  })
})
