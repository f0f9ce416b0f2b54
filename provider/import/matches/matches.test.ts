import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport, type ImportRequest } from '@/provider/import/run-import'
import type { OpenDatabase } from '@/provider/platform/database'
import { aicteRow, writeList } from '@/testing/import/lists'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { readMatchesCommand, runMatchesCommand } from './command'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'matches-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isEmbedded = (pool: pg.Pool) => !('connectionString' in pool.options && pool.options.connectionString)

async function load({ pool }: OpenDatabase, file: string) {
  const request: ImportRequest = {
    files: [file],
    wanted: { all: false, name: 'karnataka' },
    map: new Map(),
    source: null,
    isDryRun: false,
  }
  const { journal } = await runImport(
    { pool, isEmbedded: isEmbedded(pool) },
    request,
    await openLists(request),
    silentProgress,
    () => false,
  )
  return { totals: journal.totals(), rows: [...journal.report()] }
}

async function institutes({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ id: number; name: string; phone: string | null; courses: number }>(
    `select i.id, i.name ->> 'en' as name, phone, (select count(*)::int from courses c where c.institute_id = i.id) as courses
     from institutes i where not is_sample order by id`,
  )
  return rows
}

const say = ({ pool }: OpenDatabase, ...args: string[]) => {
  const command = readMatchesCommand(args)
  if ('help' in command) throw new Error('help')
  return runMatchesCommand({ pool, isEmbedded: isEmbedded(pool) }, command)
}

const AICTE = [
  aicteRow('1-1', 'MALLIGE COLLEGE OF ENGINEERING', 'KAMALA ROAD HOODI BANGALORE 560048'),
  aicteRow('1-2', 'SAMPIGE INSTITUTE OF TECHNOLOGY', 'PEENYA'),
]

const DOUBTED = 'id,name,district,phone\nM1,Mallige College of Engineering for Women,Bangalore,080 2222222\n'

describeOnEachDatabase('npm run matches', (database) => {
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts', 'match_cases'], true))
  const start = async () => {
    await load(database(), writeList(folder, 'aicte.json', AICTE))
    const file = writeList(folder, 'mine.csv', DOUBTED)
    return { file, ...(await load(database(), file)) }
  }

  const trail = async () => {
    const { rows } = await database().pool.query<{
      by: string
      action: string
      record: string
      before: Record<string, unknown> | null
      after: Record<string, unknown> | null
    }>('select "by", action, record, before, after from desk_audit where id > $1 order by id', [noted])
    return rows
  }
  // No entry can be removed.
  let noted = 0
  beforeEach(async () => {
    const { rows } = await database().pool.query<{ last: number }>(
      'select coalesce(max(id), 0)::int as last from desk_audit',
    )
    noted = rows[0]?.last ?? 0
  })

  test('a row in doubt is neither added nor merged, also in the next run, until somebody decides', async () => {
    const { file, totals, rows } = await start()
    expect(totals).toMatchObject({ read: 1, added: 0, merged: 0, doubtful: 1, rejected: 0 })
    expect(rows).toMatchObject([
      {
        outcome: 'doubtful',
        reason: expect.stringMatching(/^may be Mallige College of Engineering \(\d+\), .*name \+/),
      },
    ])
    const before = await institutes(database())
    expect(before).toHaveLength(2)
    expect((await load(database(), file)).totals.doubtful).toBe(1)
    expect((await say(database(), 'list')).join('\n')).toMatch(
      /mine M1 {2}Mallige College of Engineering for Women[^]*1 in doubt/,
    )

    await say(database(), 'decide', 'mine', 'M1', String(before[0]?.id))
    expect(await institutes(database())).toMatchObject([
      { ...before[0], name: 'Mallige College of Engineering for Women', phone: '080 2222222', courses: 1 },
      before[1],
    ])
    expect(await say(database(), 'list')).toEqual(['Nothing is in doubt.'])
    expect((await load(database(), file)).totals).toMatchObject({ unchanged: 1 })
    const next = writeList(folder, 'mine.csv', DOUBTED.replace('080 2222222', '080 3333333'))
    expect((await load(database(), next)).totals).toMatchObject({ changed: 1 })
    expect((await institutes(database()))[0]).toMatchObject({ id: before[0]?.id, phone: '080 3333333' })

    await say(database(), 'undo', 'mine', 'M1')
    expect(await institutes(database())).toEqual(before)
    expect((await say(database(), 'list')).join('\n')).toContain('1 in doubt')
  })

  test('what is decided to be new is one of its own, until that is undone', async () => {
    const { file } = await start()
    await say(database(), 'decide', 'mine', 'M1', 'new')
    expect(await institutes(database())).toHaveLength(3)
    expect((await load(database(), file)).totals).toMatchObject({ unchanged: 1 })
    await say(database(), 'undo', 'mine', 'M1')
    expect(await institutes(database())).toHaveLength(2)
  })

  test('a match of the import’s own is undone, stays so, and is made again', async () => {
    await load(database(), writeList(folder, 'aicte.json', AICTE))
    const before = await institutes(database())
    const file = writeList(
      folder,
      'own.csv',
      'id,name,city,phone,course\nS,Sampige Institute of Technology,Bangalore,080 1,B.E.\n',
    )
    expect((await load(database(), file)).rows).toMatchObject([
      { outcome: 'merged', institute: 'Sampige Institute of Technology', reason: expect.stringContaining('name +') },
    ])
    await say(database(), 'undo', 'own', 'S')
    const apart = await institutes(database())
    expect(apart).toHaveLength(3)
    expect(apart.slice(0, 2)).toEqual(before)
    expect((await load(database(), file)).totals).toMatchObject({ unchanged: 1 })
    await say(database(), 'undo', 'own', 'S')
    expect(await institutes(database())).toHaveLength(2)
  })

  test('institutions that stand there twice are found, made one, and two again', async () => {
    await load(database(), writeList(folder, 'aicte.json', AICTE))
    const file = writeList(folder, 'own.csv', 'id,name,city,course\nS,Sampige Institute of Technology,Bangalore,B.E.\n')
    await load(database(), file)
    await say(database(), 'undo', 'own', 'S')
    await database().pool.query('delete from match_cases')
    const before = await institutes(database())
    const [, first, second] = before
    expect((await say(database(), 'duplicates')).join('\n')).toMatch(
      new RegExp(`^${first?.id} .*\n${second?.id} [^]*1 pairs`),
    )
    // What was removed goes with its institution, also where references delete nothing.
    await database().pool.query(
      `insert into removed_brochures (institute_id, title, file_url, removed_at) values ($1, 'x', 'y', now())`,
      [second?.id],
    )
    await say(database(), 'decide', String(second?.id), String(first?.id))
    expect(await institutes(database())).toHaveLength(2)
    expect((await database().pool.query('select from removed_brochures')).rowCount).toBe(0)
    expect(await say(database(), 'duplicates')).toEqual(['None stands there twice.'])
    await say(database(), 'undo', String(second?.id))
    expect(await institutes(database())).toEqual(before)
    await say(database(), 'decide', String(first?.id), 'not', String(second?.id))
    expect(await say(database(), 'duplicates')).toEqual(['None stands there twice.'])
    // Whichever is named first.
    await say(database(), 'undo', String(second?.id), 'not', String(first?.id))
    expect((await say(database(), 'duplicates')).join('\n')).toContain('1 pairs')
    expect((await database().pool.query('select from match_cases')).rowCount).toBe(0)
    await expect(say(database(), 'undo', String(second?.id), 'not', String(first?.id))).rejects.toThrow(
      /Nobody said that institutions \d+ and \d+ are two/,
    )
  })

  test('each decision and what is undone stands in the audit trail under the terminal', async () => {
    await start()
    const [first, second] = await institutes(database())
    const [one = '', two = ''] = [String(first?.id), String(second?.id)]
    await say(database(), 'decide', 'mine', 'M1', one)
    await say(database(), 'undo', 'mine', 'M1')
    await say(database(), 'decide', one, two)
    await say(database(), 'undo', one)
    await say(database(), 'decide', one, 'not', two)
    await say(database(), 'undo', one, 'not', two)
    await expect(say(database(), 'undo', one)).rejects.toThrow()
    const entries = await trail()
    expect(entries.map(({ action, record }) => `${action} ${record}`)).toEqual([
      'match-decided row mine M1',
      'match-undone row mine M1',
      `institutions-merged institution ${one}`,
      `institutions-merged institution ${two}`,
      `merge-undone institution ${one}`,
      `merge-undone institution ${two}`,
      `institutions-apart institution ${one}`,
      `institutions-apart institution ${two}`,
      `apart-undone institution ${one}`,
      `apart-undone institution ${two}`,
    ])
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['terminal']))
    const user = userInfo().username
    expect(entries[0]?.after).toEqual({ decision: 'same', institution: Number(one), user })
    expect(entries[1]).toMatchObject({
      before: { decision: 'same', institution: Number(one) },
    })
    // What each said, and says, where that differs.
    expect(entries[2]).toMatchObject({
      before: { name_en: 'Mallige College of Engineering', courses: 1 },
      after: { other: Number(two) },
    })
    expect(entries[3]?.after).toMatchObject({ other: Number(one), courses: expect.any(Number) })
    expect(entries[3]?.before).not.toHaveProperty('phone')
    expect(entries[4]?.after).toMatchObject({ name_en: 'Mallige College of Engineering', other: Number(two) })
    expect(entries[5]?.before).toMatchObject({ names: 'Sampige Institute of Technology' })
  })

  test('of one list those of a name of its own at one address are found, and a college that was renamed', async () => {
    // How much a word tells is known only from many records.
    const flowers = ['Tavare', 'Gulabi', 'Kanakambara', 'Chendu', 'Sevanti', 'Dasavala', 'Parijata', 'Ketaki']
    const others = flowers.flatMap((flower, index) =>
      ['Law College', 'Polytechnic', 'Pharmacy'].map((kind, at) =>
        aicteRow(`2-${index}${at}`, `${flower} ${kind}`, `${flower} Nagar, ${at + 1}th Cross`),
      ),
    )
    const mysuru = { district: 'MYSORE' }
    const rows = [
      ...others,
      aicteRow('1-1', 'Mallige College of Engineering', 'Nadupadavu, Kairangala Village'),
      aicteRow('1-2', 'Mallige College of Engineering (P.G. Department of Business)', 'Nadupadavu Post, Kairangala', [
        ['MANAGEMENT', 'POST GRADUATE', 'MBA'],
      ]),
      aicteRow('1-3', 'Champaka Mandara College of Commerce', 'Hoodi, Whitefield'),
      aicteRow('1-4', 'Champaka Mandara Commerce College', 'Jigani, Anekal', [['MANAGEMENT', 'POST GRADUATE', 'MBA']]),
      // Of a name of many one part of a town has one, and pages could not tell two apart; another part has another.
      ...['3rd Main, Vijayanagar, Bengaluru', 'College Campus, Vijayanagar, Bengaluru', 'Frazer Town, Bengaluru'].map(
        (address, at) =>
          aicteRow(`1-6${at}`, 'Government First Grade College', address, undefined, {
            institution_type: 'Government',
          }),
      ),
      aicteRow('1-5', 'SVKT Society’s Sir C V Ramanna College of Engineering', 'Nazarbad, Mysore', undefined, mysuru),
    ]
    await load(database(), writeList(folder, 'aicte.json', rows))
    const renamed =
      'id,name,city,course\nS,SVKT’s SLN College of Engineering,Mysore,B.E.\nT,SVKT’s Rao Institute of Engineering,Mysore,B.E.\n'
    await load(database(), writeList(folder, 'mine.csv', renamed))
    const said = (await say(database(), 'duplicates')).join('\n')
    expect(said).toMatch(/Mallige College of Engineering\n.*Mallige.*Business[^]*?\n +both stand in aicte/)
    expect(said).toMatch(
      /Sir C V Ramanna College of Engineering\n.*SLN College[^]*?\n +one of them may have been renamed/,
    )
    expect(said).toMatch(/Government First Grade College\n.*Government First Grade College\n.*a name of many/)
    // What no list has twice stands before what one has.
    expect(said.indexOf('may have been renamed')).toBeLessThan(said.indexOf('both stand in aicte'))
    expect(said).toContain('3 pairs.')
  })

  test('a university and a college under its name are found where no list that tells courses has the college', async () => {
    const flowers = ['Tavare', 'Gulabi', 'Kanakambara', 'Chendu', 'Sevanti', 'Dasavala', 'Parijata', 'Ketaki']
    const others = flowers.flatMap((flower, index) =>
      ['Law College', 'Polytechnic', 'Pharmacy'].map((kind, at) =>
        aicteRow(`2-${index}${at}`, `${flower} ${kind}`, `${flower} Nagar, ${at + 1}th Cross`),
      ),
    )
    const technology: [string, string, string][] = [
      ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'CIVIL ENGINEERING'],
    ]
    const university = { district: 'TUMKUR', institution_type: 'Deemed University(Pvt)' }
    const rows = [
      ...others,
      aicteRow('1-1', 'Sri Mallige Academy of Higher Education', 'Maralur, Tumkur', technology, university),
      // One that the list has by itself is its own, and so is a college in another town.
      aicteRow('1-2', 'Sri Champaka University', 'Batawadi, Tumkur', technology, university),
      aicteRow('1-3', 'Sri Champaka College of Engineering', 'Kesaramadu, Tumkur', technology, { district: 'TUMKUR' }),
    ]
    await load(database(), writeList(folder, 'aicte.json', rows))
    const mine = [
      'id,name,city,type',
      'A,Sri Mallige Institute of Technology,Tumkur,engineering',
      'D,Sri Mallige Institute of Management,Tumkur,management',
      'C,Sri Mallige Institute of Technology,Tiptur,engineering',
    ]
    await load(database(), writeList(folder, 'mine.csv', `${mine.join('\n')}\n`))
    const said = (await say(database(), 'duplicates')).join('\n')
    expect(said).toMatch(
      /Sri Mallige Academy of Higher Education\n.*Institute of Technology\n.*\n +a university and a college/,
    )
    expect(said).toMatch(/^1 pairs\.$/m)
  })

  test('an institution that was found to be another one, which is found to be a third, stands again when that is undone', async () => {
    const rows = [...AICTE, aicteRow('1-3', 'CHAMPAKA INSTITUTE OF TECHNOLOGY', 'HASSAN ROAD')]
    await load(database(), writeList(folder, 'aicte.json', rows))
    const before = await institutes(database())
    const [one = '', two = '', three = ''] = before.map(({ id }) => String(id))
    await say(database(), 'decide', one, two)
    await say(database(), 'decide', two, three)
    expect((await institutes(database())).map(({ id }) => String(id))).toEqual([three])
    await say(database(), 'undo', one)
    await say(database(), 'undo', two)
    expect(await institutes(database())).toEqual(before)
  })

  test('what cannot be done is said, and nothing is changed', async () => {
    await start()
    const [first] = await institutes(database())
    const id = String(first?.id)
    const refused = async (...args: string[]) => {
      const before = await institutes(database())
      const why = await say(database(), ...args).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
      expect(await institutes(database())).toEqual(before)
      return why
    }
    expect(await refused('decide', 'mine', 'M9', id)).toMatch(/mine M9 is not in doubt/)
    expect(await refused('decide', 'mine', 'M1', '4711')).toMatch(/No list brought an institution with the id 4711/)
    expect(await refused('undo', 'mine', 'M1')).toMatch(/mine M1 is not in the directory/)
    expect(await refused('undo', id)).toMatch(/Nobody decided that institution/)
    expect(await refused('decide', id, id)).toMatch(/one institution already/)
    expect(await refused('decide', id, 'not', id)).toMatch(/nobody can say that they are two/)
    expect(await say(database(), 'list', 'other')).toEqual([
      'Nothing of "other" is in doubt. These lists have something: mine.',
    ])
    await say(database(), 'decide', 'mine', 'M1', id)
    expect(await refused('decide', 'mine', 'M1', 'new')).toMatch(/decided about mine M1 already.*undo mine M1$/)
  })

  test('what visitors added is not lost', async () => {
    await start()
    const [first, second] = await institutes(database())
    await database().pool.query(`insert into brochures (institute_id, title, file_url) values ($1, 'x', 'y')`, [
      first?.id,
    ])
    await expect(say(database(), 'decide', String(first?.id), String(second?.id))).rejects.toThrow(
      /has brochures.*nothing was changed/,
    )
    expect(await institutes(database())).toHaveLength(2)
  })
})

test.each([
  [['decide', 'a', 'b'], /"a" is no id/],
  [['decide', '1'], /^npm run matches/],
  [['undo', '1', 'not', 'x'], /"x" is no id/],
  [['undo', 'x'], /"x" is no id/],
  [[], /^npm run matches/],
  [['duplicates', '--all'], /Not understood: duplicates --all$/],
  [['list', '--doubtful'], /Not understood: list --doubtful$/],
  [['guess'], /Not understood: guess$/],
])('%j is refused', (args, message) => expect(() => readMatchesCommand(args)).toThrow(message))
