import { LANGUAGES } from '@/lib/contract/language'
import { fieldIn } from '@/lib/contract/text-fields'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { calendarSchema } from '@/lib/contract/calendar'
import { sampleEvents } from '@/sample/calendar'
import { removeSample, seedSample } from '@/sample/seed'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { readDatesCommand, runDatesCommand } from './command'
import { holdEvents, listEvents } from './store'

const HEADING =
  'id,exam,exam_name,exam_name_kn,kind,title,title_kn,types,first_day,first_time,last_day,last_time,source,source_url,checked_on'
/** As it is written, in every language. */
const WRITTEN_HEADING = HEADING.replace(/(exam_name|title),\1_kn/g, (_, name: string) =>
  LANGUAGES.map((language) => fieldIn(name, language)).join(','),
)
const APPLY =
  'hill-apply,hill,Hill Test,ಹಿಲ್ ಪರೀಕ್ಷೆ,application,"Apply, on the web",ಅರ್ಜಿ,engineering polytechnic,2030-06-01,,30-06-2030,23:59,Hill Authority,https://hill.example/,2030-05-01'
const PAPER = 'hill-paper,hill,Hill Test,ಹಿಲ್ ಪರೀಕ್ಷೆ,exam,Paper,,engineering,2030-07-01,,,,Hill Authority,,2030-05-01'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'dates-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('dated events', (database) => {
  const call = callsOn(() => database().db)
  const run = async (...args: string[]) => {
    const command = readDatesCommand(args)
    if ('help' in command) throw new Error('help was asked for')
    return runDatesCommand(database().db, command)
  }
  const file = (name: string, ...lines: string[]) => {
    const place = path.join(folder, name)
    writeFileSync(place, lines.join('\n'))
    return place
  }
  const stored = async () => calendarSchema.parse((await call('/api/v1/calendar')).body)
  afterEach(async () => void (await database().pool.query('truncate calendar_events')))

  test('a file is what the calendar says, as the website reads it', async () => {
    const { lines } = await run('import', file('a.csv', HEADING, PAPER, APPLY))
    expect(lines).toEqual(['2 dates: 2 new or changed, 0 taken away.'])
    expect(await stored()).toEqual([
      {
        id: 'hill-apply',
        exam: 'hill',
        examName: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' },
        kind: 'application',
        title: { en: 'Apply, on the web', kn: 'ಅರ್ಜಿ' },
        typeIds: ['1', '2'],
        firstDay: '2030-06-01',
        lastDay: '2030-06-30',
        firstTime: null,
        lastTime: '23:59',
        source: { title: 'Hill Authority', url: 'https://hill.example/', checkedOn: '2030-05-01' },
        isSample: false,
      },
      expect.objectContaining({
        id: 'hill-paper',
        firstDay: '2030-07-01',
        lastDay: '2030-07-01',
        title: { en: 'Paper' },
      }),
    ])
  })

  test('a second run changes nothing; a row that changed is one, and one that is left out goes', async () => {
    const both = file('a.csv', HEADING, APPLY, PAPER)
    await run('import', both)
    expect(await run('import', both)).toEqual({ lines: ['2 dates: 0 new or changed, 0 taken away.'], isChanged: false })
    const { lines } = await run('import', file('b.csv', HEADING, PAPER.replace('2030-07-01', '2030-07-02')))
    expect(lines).toEqual(['1 dates: 1 new or changed, 1 taken away.'])
    expect(await stored()).toMatchObject([{ id: 'hill-paper', firstDay: '2030-07-02' }])
  })

  test('what is written is what was read', async () => {
    await run('import', file('a.csv', HEADING, APPLY, PAPER))
    const before = await listEvents(database().db)
    const written = path.join(folder, 'out.csv')
    await run('export', written)
    expect(readFileSync(written, 'utf8').split('\r\n')[0]).toBe(WRITTEN_HEADING)
    expect(await run('import', written)).toMatchObject({ isChanged: false })
    expect(await listEvents(database().db)).toEqual(before)
  })

  test.each([
    [
      'a day that no calendar has',
      PAPER.replace('2030-07-01', '2030-02-30'),
      'line 3: first_day "2030-02-30" is no day',
    ],
    ['a time that no clock has', APPLY.replace('23:59', '24:10'), 'line 3: last_time "24:10" is no time'],
    ['an end before the beginning', APPLY.replace('30-06-2030', '30-05-2030'), 'line 3: it ends before it begins'],
    ['another kind', PAPER.replace(',exam,', ',party,'), 'line 3: kind "party" is none of application, exam'],
    ['a type that there is not', PAPER.replace('engineering', 'wizardry'), 'line 3: types names "wizardry"'],
    ['no source', PAPER.replace('Hill Authority', ''), 'line 3: source is empty'],
    [
      'an address of no website',
      APPLY.replace('https://hill.example/', 'javascript:alert(1)'),
      'is no address of the web',
    ],
    [
      'an id in other letters',
      PAPER.replace('hill-paper', 'Hill/Paper'),
      'line 3: id "Hill/Paper" may have small letters',
    ],
    ['an id twice', PAPER.replace('hill-paper', 'ok'), 'line 3: id "ok" stands in line 2, too'],
    ['another name of the exam', PAPER.replace('Hill Test', 'Vale Test'), 'line 3: exam "hill" has another name above'],
  ])('%s is said with its line, and nothing is changed', async (_, row, said) => {
    const good = PAPER.replace('hill-paper', 'ok')
    await run('import', file('good.csv', HEADING, good))
    await expect(run('import', file('bad.csv', HEADING, good, row))).rejects.toThrow(said)
    expect(await stored()).toMatchObject([{ id: 'ok' }])
  })

  test('a column that nobody knows, no file, and no command are said', async () => {
    await expect(run('import', file('c.csv', `${HEADING},extra`, `${PAPER},x`))).rejects.toThrow(
      'No column is called "extra"',
    )
    await expect(run('import', path.join(folder, 'none.csv'))).rejects.toThrow('cannot be read')
    await expect(run('import')).rejects.toThrow('npm run dates')
    await expect(run('sing', 'a')).rejects.toThrow('npm run dates')
  })

  test('of two who change dates the second begins when the first is done', async () => {
    const order: string[] = []
    const change = (name: string) =>
      database().db.transaction(async (tx) => {
        await holdEvents(tx)
        order.push(name)
        // Time in which the other one would come between.
        for (let query = 0; query < 20; query += 1) await tx.execute(sql`select 1`)
        order.push(name)
      })
    await Promise.all([change('one'), change('other')])
    expect(order[0]).toBe(order[1])
  })

  test('the sample stands around the first day, says that it is invented, and goes with the sample', async () => {
    await seedSample(database().db)
    const events = await stored()
    expect(events).toHaveLength(sampleEvents(new Date()).length)
    expect(events.every(({ isSample, examName }) => isSample && examName.en.startsWith('Sample'))).toBe(true)
    await removeSample(database().db)
    expect(await stored()).toEqual([])
  })
})
