import { pino } from 'pino'
import { bulkDoneSchema } from '@/lib/contract/desk/bulk'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { publisher } from '@/provider/desk/publish-due'
import { takeLease } from '@/provider/import/store/lease'
import { addSubscription } from '@/provider/payments/store/subscriptions'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000
const PLAN = { name: 'Scholar', cycle: 'yearly', price: '2990', sold: 'yes', features: 'Calls\nVisits' }

describeOnEachDatabase('what is retired or withdrawn at a time', (database) => {
  const told: [tags: string, isAtOnce: boolean][] = []
  const website = {
    revalidate: (tags: readonly string[], isAtOnce = false) => void told.push([tags.join(), isAtOnce]),
    settled: async () => {},
  }
  const desk = deskCalls(() => database().db, { website })
  let asha = ''
  let ravi = { session: '', mail: '' }
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = await desk.join('editor')
  })
  let [id, next] = [0, 0]
  beforeEach(async () => {
    await emptyTables(database(), ['institutes', 'plans', 'record_drafts', 'record_ends'])
    id = await addInstitute(database().db, { name: 'Hill College' })
    next = await addInstitute(database().db, { name: 'Lake College' })
    told.length = 0
  })

  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const waiting = async (token = asha) =>
    deskOverviewSchema.parse((await desk.as(token, '/desk/overview')).body).ends?.timed.map(({ name, ...end }) => ({
      ...end,
      name: name.en,
    }))
  const setRole = (mail: string, role: string) =>
    database().pool.query('update desk_accounts set role = $2 where mail = $1', [mail, role])

  describe('an institution', () => {
    const read = async (of = id) => deskInstitutionSchema.parse((await desk.as(asha, `/desk/institutions/${of}`)).body)
    const plan = async (until: string, more: object = {}, token = asha) =>
      desk.postAs(token, `/desk/institutions/${id}/retire-at`, { version: (await read()).version, until, ...more })
    const isRetired = async () => (await read()).retired_at !== null
    const state = async (action: string) =>
      desk.postAs(asha, `/desk/institutions/${id}/state`, { version: (await read()).version, action })

    test('one that cannot be retired is logged as such, once, and retired at a later look', async () => {
      const { pool } = database()
      await plan(inHours(2))
      const lines: unknown[] = []
      const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
      const look = publisher(database().db, website, log)
      const later = new Date(desk.clock.at + 3 * HOUR_MS)
      await pool.query('alter table institutes add constraint broken check (retired_at is null) not valid')
      await look(later)
      await look(later).finally(() => pool.query('alter table institutes drop constraint broken'))
      expect([lines, await isRetired()]).toMatchObject([
        [{ record: `institutions ${id}`, msg: 'what was to end at its time could not' }],
        false,
      ])
      await look(later)
      expect([lines.length, await isRetired()]).toEqual([1, true])
    })

    test('is told of before it, and retired at its time, once, with its successor, by who set the time', async () => {
      expect((await plan(inHours(2), { successor: String(next) })).status).toBe(200)
      const end = { at: desk.clock.at + 2 * HOUR_MS, by: 'A editor', missed: null }
      expect((await read()).end).toEqual({ ...end, successor: { id: String(next), name: { en: 'Lake College' } } })
      expect(await waiting()).toEqual([{ list: 'institutions', id: String(id), name: 'Hill College', ...end }])
      // What is changed of it meanwhile changes nothing of its end.
      await desk.postAs(asha, `/desk/institutions/${id}`, { version: (await read()).version, zip: '560001' })
      told.length = 0
      await work(1.9)
      expect([await isRetired(), told]).toEqual([false, []])
      await Promise.all([work(2.1), work(2.1), work(2.1)])
      expect(told).toEqual([
        [`institute:${id}`, true],
        ['directory', false],
      ])
      const { end: now, successor, history } = await read()
      expect([now, successor?.id, await waiting()]).toEqual([null, String(next), []])
      expect(history.slice(0, 3)).toMatchObject([
        { by: 'A editor', action: 'institution-retired', after: { retired: true, successor: next } },
        { action: 'institution-changed' },
        { action: 'publish-time-set', after: { retired: true, successor: next, at: inHours(2) } },
      ])
      const call = callsOn(() => database().db)
      expect((await call(`/api/v1/institute/details?id=${id}`)).status).not.toBe(200)
    })

    test('stays where the time is taken back', async () => {
      await plan(inHours(2))
      expect((await plan('')).status).toBe(200)
      await work(3)
      expect([await isRetired(), (await read()).end, await waiting()]).toEqual([false, null, []])
      expect((await read()).history[0]).toMatchObject({ action: 'publish-time-removed', before: { at: inHours(2) } })
      expect((await database().pool.query('select 1 from record_ends')).rows).toEqual([])
    })

    test('keeps its successor in one spelling, by which those who may not go are found', async () => {
      expect((await plan(inHours(2), { successor: ` 0${next} ` })).status).toBe(200)
      const { rows } = await database().pool.query("select said ->> 'successor' as successor from record_ends")
      expect(rows).toEqual([{ successor: String(next) }])
    })

    test.each([
      ['until', 'past', -1, {}],
      ['until', 'far', 24 * 400, {}],
      ['successor', 'unread', 2, { successor: '999999' }],
    ])('has no time where its %s is wrong: %s; one that was set stands', async (field, flaw, hours, more) => {
      const { status, body } = await plan(inHours(hours), more)
      expect([status, body]).toEqual([422, expect.objectContaining({ errors: { [field]: [flaw] } })])
      expect((await read()).end).toBeNull()
      await plan(inHours(5))
      await plan(inHours(hours), more)
      expect((await read()).end).toMatchObject({ at: desk.clock.at + 5 * HOUR_MS })
    })

    test('has none of who saw another one, of one that is retired, or of none', async () => {
      const { version } = await read()
      await desk.postAs(asha, `/desk/institutions/${id}`, { version, zip: '560001' })
      const statuses = [(await plan(inHours(1), { version })).status]
      await state('retire')
      statuses.push((await plan(inHours(1))).status)
      const gone = { version, until: inHours(1) }
      statuses.push((await desk.postAs(asha, '/desk/institutions/999999/retire-at', gone)).status)
      expect(statuses).toEqual([409, 409, 404])
    })

    test.each(['invalid', 'forbidden'])('stays, and says so, where it cannot end so any more: %s', async (why) => {
      if (why === 'forbidden') ravi = await desk.join('editor')
      await plan(inHours(2), { successor: String(next) }, ravi.session)
      if (why === 'forbidden') await setRole(ravi.mail, 'moderator')
      else await database().pool.query('update institutes set retired_at = now() where id = $1', [next])
      await work(3)
      expect([await isRetired(), (await read()).end?.missed]).toEqual([false, why])
      expect(await waiting()).toMatchObject([{ missed: why }])
      expect((await read()).history[0]).toMatchObject({ action: 'publish-time-missed', after: { why } })
      // Nothing more is done of it by itself.
      await database().pool.query('update institutes set retired_at = null where id = $1', [next])
      await work(4)
      expect(await isRetired()).toBe(false)
    })

    test('waits while an import runs', async () => {
      await plan(inHours(2))
      const lease = await takeLease(database().pool)
      await work(3)
      expect([await isRetired(), (await read()).end?.missed]).toEqual([false, null])
      await lease.release()
      await work(3.1)
      expect(await isRetired()).toBe(true)
    })

    test('that somebody retires before its time stands again for good once it is restored', async () => {
      await plan(inHours(2))
      await state('retire')
      expect(await waiting()).toEqual([])
      expect((await read()).history.map(({ action }) => action).slice(0, 2)).toEqual([
        'institution-retired',
        'publish-time-removed',
      ])
      await state('restore')
      await work(3)
      expect(await isRetired()).toBe(false)
    })

    test('that is gone needs no time any more, and its history says that it was missed, once', async () => {
      await plan(inHours(2))
      await database().pool.query('delete from institutes where id = $1', [id])
      expect(await waiting()).toEqual([])
      await Promise.all([work(3), work(3)])
      expect((await database().pool.query('select 1 from record_ends')).rows).toEqual([])
      const missed = (await desk.trail(`institution ${id}`)).filter(({ action }) => action === 'publish-time-missed')
      expect(missed).toMatchObject([{ by: 'A editor', after: { at: inHours(2), why: 'changed' } }])
    })

    describe('one of many that are retired at once', () => {
      const retire = async () => {
        const [version] = (await read()).version.split('.')
        const records = `${id}:${version}`
        const { body } = await desk.postAs(asha, '/desk/changes', { records, field: 'retired', value: 'yes' })
        return bulkDoneSchema.parse(body).id
      }
      const undo = (change: string) => desk.postAs(asha, `/desk/changes/${change}/undo`, {})

      test('has its time again once that is undone', async () => {
        await plan(inHours(2), { successor: String(next) })
        const change = await retire()
        expect([await isRetired(), await waiting()]).toEqual([true, []])
        expect((await undo(change)).status).toBe(200)
        expect((await read()).end).toMatchObject({ by: 'A editor', missed: null, successor: { id: String(next) } })
        expect((await read()).history.map(({ action }) => action)).toEqual([
          ...['publish-time-set', 'institution-restored', 'institution-retired', 'publish-time-removed'],
          'publish-time-set',
        ])
        expect((await read()).history[0]?.after).toEqual({ retired: true, successor: next, at: inHours(2) })
        await work(3)
        expect([await isRetired(), (await read()).successor?.id]).toEqual([true, String(next)])
      })

      test('has none again that is over by then', async () => {
        await plan(inHours(0.1))
        const change = await retire()
        desk.clock.at += 0.2 * HOUR_MS
        expect((await undo(change)).status).toBe(200)
        expect([await isRetired(), (await read()).end]).toEqual([false, null])
      })
    })
  })

  describe('a record', () => {
    const chosen = (of: string) => ({
      ...({ studentId: null, planId: Number(of), planName: 'Scholar', price: 2990, billingCycle: 'yearly' } as const),
      ...({ amount: 299_000, status: 'pending', gateway: null, createdAt: desk.now() } as const),
    })
    const start = async (name = 'Scholar') => {
      const added = deskRecordAddedSchema.parse((await desk.postAs(asha, '/desk/plans', { ...PLAN, name })).body)
      told.length = 0
      return added.id
    }
    const page = (of: string) => desk.as(asha, `/desk/plans/${of}`)
    const read = async (of: string) => deskRecordSchema.parse((await page(of)).body)
    async function plan(of: string, until: string) {
      const { version, draft } = await read(of)
      return desk.postAs(asha, `/desk/plans/${of}/withdraw-at`, { version: draft?.version ?? version, until })
    }

    test('is told of before it, and withdrawn at its time, with its draft, and the website shows it to nobody once more', async () => {
      const of = await start()
      const { version } = await read(of)
      await desk.postAs(asha, `/desk/plans/${of}/draft`, { version, action: 'keep', name: 'Reader' })
      expect((await plan(of, inHours(2))).status).toBe(200)
      expect((await read(of)).end).toMatchObject({ by: 'A editor', missed: null })
      expect(await waiting()).toMatchObject([{ list: 'plans', id: of, name: 'Scholar' }])
      await work(1.9)
      expect([(await page(of)).status, told]).toEqual([200, []])
      await work(2.1)
      expect([(await page(of)).status, told]).toEqual([404, [['plans', true]]])
      expect((await database().pool.query('select 1 from record_ends')).rows).toEqual([])
      expect((await desk.trail(`plan ${of}`)).slice(-2)).toMatchObject([
        { action: 'draft-discarded' },
        { action: 'plan-withdrawn', by: 'A editor' },
      ])
    })

    test('that is withdrawn by hand, or whose time is taken back, has none', async () => {
      const [one, other] = [await start(), await start('Reader')]
      await plan(one, inHours(2))
      await plan(other, inHours(2))
      expect((await plan(other, '')).status).toBe(200)
      await desk.postAs(asha, `/desk/plans/${one}/withdraw`, { version: (await read(one)).version })
      expect((await database().pool.query('select 1 from record_ends')).rows).toEqual([])
      await work(3)
      expect((await page(other)).status).toBe(200)
    })

    test('that comes to have the id of one that is gone has not its time', async () => {
      const of = await start()
      await plan(of, inHours(2))
      await database().pool.query('delete from plans')
      await database().pool.query(`select setval(pg_get_serial_sequence('plans', 'id'), $1, false)`, [of])
      expect(await start('Reader')).toBe(of)
      expect((await read(of)).end).toBeNull()
      await work(3)
      expect((await page(of)).status).toBe(200)
    })

    test('stays where something hangs on it by then, and no time is set for it then', async () => {
      const of = await start()
      await plan(of, inHours(2))
      await addSubscription(database().db, chosen(of))
      await work(3)
      expect(await read(of)).toMatchObject({ may_withdraw: false, end: { missed: 'invalid' } })
      expect(await plan(of, inHours(4))).toMatchObject({ status: 422, body: { errors: { until: ['kept'] } } })
      expect((await plan(of, '')).status).toBe(200)
      expect((await read(of)).end).toBeNull()
    })

    test('has no time where that cannot be read, of who saw another one, or where there is none', async () => {
      const of = await start()
      expect((await plan(of, 'soon')).body).toMatchObject({ errors: { until: ['unreadable'] } })
      const send = (path: string) =>
        desk.postAs(asha, `/desk/plans/${path}/withdraw-at`, { version: 'x', until: inHours(1) })
      expect([(await send(of)).status, (await send('999')).status, (await read(of)).end]).toEqual([409, 404, null])
    })

    test('is told of to who keeps its room alone', async () => {
      await plan(await start(), inHours(2))
      const { session } = await desk.join('counsellor')
      expect([await waiting(session), (await waiting())?.length]).toEqual([[], 1])
      const { session: importer } = await desk.join('importer')
      expect(await waiting(importer)).toBeUndefined()
    })
  })
})
