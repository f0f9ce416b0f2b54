import { pino } from 'pino'
import { z } from 'zod'
import { deskInstitutionSchema, deskInstitutionVersionSchema } from '@/lib/contract/desk/institution'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { deskCoursesSchema, MAX_COURSES } from '@/lib/contract/desk/institution-courses'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { publisher } from '@/provider/desk/publish-due'
import { checkNoDependents } from '@/provider/import/matches/dependents'
import { takeLease } from '@/provider/import/store/lease'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000

describeOnEachDatabase('drafts of institutions', (database) => {
  const desk = deskCalls(() => database().db)
  const call = callsOn(() => database().db)
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  let asha = ''
  let ravi = { session: '', mail: '' }
  let id = 0
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = await desk.join('administrator')
  })
  beforeEach(async () => {
    await emptyTables(database(), ['institutes'])
    id = await addInstitute(database().db, { name: 'Hill College' })
    told.length = 0
  })

  const read = async () => deskInstitutionSchema.parse((await desk.as(asha, `/desk/institutions/${id}`)).body)
  const shown = async () => {
    const { version, draft } = await read()
    return draft?.version ?? version
  }
  const send = (action: string, body: object, token = asha) =>
    desk.postAs(token, `/desk/institutions/${id}/draft`, { action, ...body })
  const change = async (action: string, said: object = {}, token = asha) =>
    send(action, { version: await shown(), ...said }, token)
  const save = async (said: object) =>
    desk.postAs(asha, `/desk/institutions/${id}`, { version: (await read()).version, ...said })
  const revert = async (to: number, as = 'published') =>
    desk.postAs(asha, `/desk/institutions/${id}/revert`, { version: await shown(), to, as })
  const page = async () => instituteDetailSchema.parse((await call(`/api/v1/institute/details?id=${id}`)).body)
  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()
  const schedule = (hours: number, said: object = { zip: '560001' }) =>
    change('schedule', { at: inHours(hours), ...said })
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const waiting = async () => deskOverviewSchema.parse((await desk.as(asha, '/desk/overview')).body).drafts

  test('a draft is kept as it was typed, grows, and is on no page until it is published', async () => {
    expect((await change('keep', { name_en: 'Lake College', zip: 'wrong' })).status).toBe(200)
    expect((await change('keep', { phone: '080 2345 6789' })).status).toBe(200)
    const { draft, values, history } = await read()
    expect(draft).toMatchObject({
      said: { name_en: 'Lake College', zip: 'wrong', phone: '080 2345 6789' },
      was: { name_en: 'Hill College', zip: '', phone: '' },
      flaws: { zip: 'unread' },
      by: 'A editor',
      schedule: null,
    })
    expect(values.name_en).toBe('Hill College')
    expect((await page())?.name).toMatchObject({ en: 'Hill College' })
    expect(history.map(({ action }) => action)).toEqual(['content-drafted', 'content-drafted'])
    expect(history[0]?.before).toEqual({ name_en: 'Lake College', zip: 'wrong', phone: '' })
    expect(await waiting()).toMatchObject({ count: 1, latest: [{ id: String(id), name: { en: 'Hill College' } }] })

    expect((await change('publish')).body).toMatchObject({ errors: { zip: ['unread'] } })
    expect((await change('publish', { zip: '560001' })).status).toBe(200)
    expect((await page())?.name).toMatchObject({ en: 'Lake College' })
    const after = await read()
    expect(after.draft).toBeNull()
    expect(after.history[0]).toMatchObject({
      action: 'institution-changed',
      before: { name_en: 'Hill College', zip: '', phone: '' },
      after: { name_en: 'Lake College', zip: '560001', phone: '080 2345 6789' },
    })
  })

  test('what could not be published is the draft, with what was typed last', async () => {
    await change('keep', { name_en: 'Lake College' })
    expect((await change('publish', { zip: '1' })).status).toBe(422)
    expect((await read()).draft).toMatchObject({ said: { name_en: 'Lake College', zip: '1' } })
  })

  test('of two who keep what they saw, the second is told, and nothing of the first is lost', async () => {
    const version = await shown()
    const answers = await Promise.all([
      send('keep', { version, phone: '080 1234567' }),
      send('keep', { version, phone: '080 7654321' }, ravi.session),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { draft, history } = await read()
    expect(history).toHaveLength(1)
    expect(draft?.said.phone).toBe(history[0]?.after?.phone)
    // Nor by who publishes or discards what they have not seen.
    for (const action of ['publish', 'discard', 'schedule']) expect((await send(action, { version })).status).toBe(409)
    expect((await read()).draft?.said).toEqual(draft?.said)
  })

  test('a draft over what has changed since says where, and nothing is overwritten by it unseen', async () => {
    await change('keep', { phone: '080 1234567' })
    const version = await shown()
    expect((await save({ phone: '080 7654321' })).status).toBe(200)
    const { draft, values } = await read()
    expect([draft?.was.phone, values.phone, draft?.said.phone]).toEqual(['', '080 7654321', '080 1234567'])
    expect((await send('publish', { version })).status).toBe(409)
    expect((await read()).values.phone).toBe('080 7654321')
  })

  test('a draft that says what the record says is none, and one is discarded', async () => {
    await change('keep', { phone: '080 1234567' })
    await change('keep', { phone: '' })
    expect((await read()).draft).toBeNull()
    await change('keep', { phone: '080 1234567' })
    expect((await change('discard')).status).toBe(200)
    const { draft, history } = await read()
    expect(draft).toBeNull()
    expect(history[0]).toMatchObject({ action: 'draft-discarded', before: { phone: '080 1234567' } })
    // It stands in the history, and can be taken up again.
    expect((await revert(Number(history[1]?.id), 'draft')).status).toBe(200)
    expect((await read()).draft?.said).toEqual({ phone: '080 1234567' })
  })

  test('while an import runs a draft is kept, and none is published', async () => {
    await change('keep', { zip: '560001' })
    await schedule(1)
    const lease = await takeLease(database().pool)
    expect((await change('keep', { phone: '080 1234567' })).status).toBe(200)
    expect((await change('publish')).status).toBe(423)
    await schedule(1, {})
    await work(2)
    expect([(await read()).values.zip, told]).toEqual(['', []])
    await lease.release()
    await work(2)
    expect((await read()).values.zip).toBe('560001')
  })

  test('at its time it is published once, by who set the time, also where that time had passed long ago', async () => {
    expect((await schedule(2)).status).toBe(200)
    expect((await read()).draft?.schedule).toMatchObject({ by: 'A editor', missed: null })
    await work(1.9)
    expect(told).toEqual([])
    await Promise.all([work(50), work(50), work(50)])
    const { draft, values, history } = await read()
    expect([draft, values.zip]).toEqual([null, '560001'])
    expect(told).toContain(`institute:${id}`)
    expect(history[0]).toMatchObject({ action: 'content-published-at-time', by: 'A editor', after: { zip: '560001' } })
    expect(history.filter(({ action }) => action === 'content-published-at-time')).toHaveLength(1)
  })

  test.each([
    ['unreadable', 'soon', {}],
    ['past', '2020-01-01T09:00:00+05:30', {}],
    ['far', '2999-01-01T09:00:00+05:30', {}],
    ['noDraft', '2999-01-01T09:00:00+05:30', { zip: '' }],
  ])('a time is refused, and what was typed is kept: %s', async (flaw, at, said) => {
    const { body, status } = await change('schedule', { at, zip: '560001', ...said })
    expect([status, body]).toMatchObject([422, { errors: { at: [flaw] } }])
    expect((await read()).draft?.said ?? null).toEqual(flaw === 'noDraft' ? null : { zip: '560001' })
  })

  test('a time that is refused takes the place of none, and one is taken back', async () => {
    const said = { name_en: 'Lake College', zip: '560001' }
    await schedule(2, said)
    expect((await schedule(-1, said)).status).toBe(422)
    expect((await read()).draft?.schedule).toMatchObject({ missed: null })
    expect((await change('schedule', { at: '' })).status).toBe(200)
    const { draft, history } = await read()
    expect([draft?.schedule, draft?.said]).toEqual([null, said])
    expect(history[0]).toMatchObject({ action: 'publish-time-removed' })
  })

  test('a draft that is kept as it was keeps its time, its author and its history', async () => {
    // The form sends its fields in their order, the database has them in another.
    const said = { name_en: 'Lake College', zip: '560001' }
    await schedule(2, said)
    const before = await read()
    expect((await change('keep', said, ravi.session)).status).toBe(200)
    const { draft, history } = await read()
    expect(draft).toMatchObject({ by: 'A editor', schedule: { missed: null } })
    expect(history).toEqual(before.history)
  })

  const misses: [string, () => Promise<unknown>][] = [
    ['changed', () => save({ phone: '080 7654321' })],
    ['edited', () => change('keep', { phone: '080 1' })],
    [
      'forbidden',
      () => database().pool.query('update desk_accounts set closed_at = now() where mail = $1', [ravi.mail]),
    ],
  ]
  test.each(misses)(
    'it is not published where that has become wrong since, and the overview says why: %s',
    async (why, meanwhile) => {
      if (why === 'forbidden') ravi = await desk.join('administrator')
      await change('schedule', { at: inHours(2), zip: '560001' }, ravi.session)
      await meanwhile()
      await work(3)
      expect(await waiting()).toMatchObject({ latest: [{ schedule: { missed: why } }] })
      const { draft, values, history } = await read()
      expect([values.zip, draft?.said.zip]).toEqual(['', '560001'])
      if (why !== 'edited') expect(history[0]).toMatchObject({ action: 'publish-time-missed', after: { why } })
      if (why === 'forbidden') ravi = await desk.join('administrator')
    },
  )

  test('what an institution said after an entry, or before any, is published again, in an entry of its own', async () => {
    await save({ phone: '080 1234567' })
    await save({ phone: '080 7654321', zip: '560001' })
    const [, first] = (await read()).history
    expect((await revert(Number(first?.id))).status).toBe(200)
    expect((await read()).values).toMatchObject({ phone: '080 1234567', zip: '' })
    expect((await read()).history[0]).toMatchObject({
      action: 'institution-changed',
      before: { phone: '080 7654321', zip: '560001' },
      after: { phone: '080 1234567', zip: '', version: Number(first?.id) },
    })
    expect((await revert(0)).status).toBe(200)
    expect((await read()).values.phone).toBe('')
    expect((await revert(999_999)).status).toBe(404)
    const stale = { version: 'x', to: 0, as: 'published' }
    expect((await desk.postAs(asha, `/desk/institutions/${id}/revert`, stale)).status).toBe(409)
  })

  test('a version that is too long for the history is told by a call of its own, and brought back as any', async () => {
    await save({ phone: '080 1234567' })
    await save({ phone: '080 7654321' })
    const [, first] = (await read()).history
    await database().pool.query(
      `insert into desk_audit (at, "by", action, record, before, after) values (now(), 'Asha', 'institution-changed', $1, $2, $3)`,
      [`institution ${id}`, { zip: '' }, { zip: 'x'.repeat(2_100_000) }],
    )
    expect((await read()).history[2]).toMatchObject({ id: first?.id, before: null, after: null, leftOut: ['phone'] })
    const version = (number: unknown) => desk.as(asha, `/desk/institutions/${id}/versions/${number}`)
    expect(deskInstitutionVersionSchema.parse((await version(first?.id)).body)).toEqual({
      said: { phone: '080 1234567' },
      unread: ['zip'],
      gone: [],
    })
    expect(deskInstitutionVersionSchema.parse((await version(0)).body).said).toEqual({ phone: '' })
    expect([(await version(999_999)).status, (await version('x')).status]).toEqual([404, 404])
    expect((await revert(Number(first?.id))).status).toBe(200)
    expect((await read()).values.phone).toBe('080 1234567')
  })

  test('a version that is published leaves a draft that waits', async () => {
    await save({ phone: '080 1234567' })
    await change('keep', { zip: '560001' })
    expect((await revert(0)).status).toBe(200)
    const { draft, values } = await read()
    expect([draft?.said, values.phone]).toEqual([{ zip: '560001' }, ''])
  })

  test('its link shows the page with what of the draft is right, for an hour, and of no other institution', async () => {
    const other = await addInstitute(database().db, { name: 'Other College' })
    await change('keep', { name_en: 'Lake College for Women', ownership: 'Government', zip: 'wrong' })
    const token = (await read()).draft?.preview ?? ''
    const look = (of: number, by = token) => desk.as(by, `/desk/preview/institution?id=${of}`)
    const seen = instituteDetailSchema.parse((await look(id)).body)
    expect(seen).toMatchObject({ name: { en: 'Lake College for Women' }, ownership: 'government', gender: 'women' })
    expect(seen?.place.zip).toBeNull()
    // What does not hold between fields is shown as it was typed.
    await change('keep', { tagline_kn: 'ಕಲಿ', district_id: '527', city_id: '276600' })
    expect((await read()).draft?.flaws).toMatchObject({
      zip: 'unread',
      tagline_en: 'needsEnglish',
      city_id: 'elsewhere',
    })
    expect(instituteDetailSchema.parse((await look(id)).body)).toMatchObject({
      name: { en: 'Lake College for Women' },
      place: { district: { en: 'Belagavi' } },
    })
    expect((await look(other)).status).toBe(404)
    expect((await look(id, `${token}x`)).status).toBe(401)
    const around = z.object({ data: z.unknown() })
    expect(around.parse((await desk.as(token, '/desk/preview?type=aboutus')).body)).toEqual(
      around.parse((await call('/api/v1/cms?type=aboutus')).body),
    )
    desk.clock.at += HOUR_MS + 1_000
    expect((await look(id)).status).toBe(401)
    desk.clock.at -= HOUR_MS + 1_000
  })

  describe('courses and other names', () => {
    const TABLE = 'Course\tFees\tSeats\nCivil\t₹1,12,410\t60\nRobotics\t\t30'
    const coursesNow = async () =>
      deskCoursesSchema.parse((await desk.as(asha, `/desk/institutions/${id}/courses`)).body).courses
    const paste = async (rows: string) => {
      const { body } = await desk.as(asha, `/desk/institutions/${id}/courses`)
      const { version } = deskCoursesSchema.parse(body)
      return desk.postAs(asha, `/desk/institutions/${id}/courses`, { version, rows })
    }
    const saveNames = async (names: string) =>
      desk.postAs(asha, `/desk/institutions/${id}/names`, { was: (await read()).other_names.join('\n'), names })
    const found = async (search: string) =>
      institutePageSchema.parse((await call(`/api/v1/institutes?search=${search}`)).body).items.length

    test('more courses than are taken are published of no draft; where they stood once they come back', async () => {
      const count = MAX_COURSES + 5
      await database().pool.query(
        `insert into courses (institute_id, position, name) select $1, n, 'Course ' || n from generate_series(1, $2::int) n`,
        [id, count],
      )
      await paste('Mining')
      const table = Array.from({ length: count }, (_, at) => `Course ${at}`).join('\n')
      expect((await change('keep', { table })).status).toBe(200)
      expect((await read()).draft?.flaws).toEqual({ table: 'unread' })
      expect((await change('publish')).status).toBe(422)
      expect((await change('discard')).status).toBe(200)
      expect((await revert(0)).status).toBe(200)
      expect(await coursesNow()).toHaveLength(count)
    })

    test('are part of the one draft, on no page, until all of it is published', async () => {
      await paste('Mining\t\t\t\t90000')
      expect((await change('keep', { table: TABLE })).status).toBe(200)
      expect((await change('keep', { names: 'HCE\r\nHill Poly' })).status).toBe(200)
      expect((await change('keep', { phone: '080 1234567' })).status).toBe(200)
      const { draft, other_names, history } = await read()
      expect(draft).toMatchObject({
        said: { table: TABLE, names: 'HCE; Hill Poly', phone: '080 1234567' },
        was: { table: 'Mining\t\t\t\t90000\t', names: '', phone: '' },
        flaws: {},
      })
      expect([other_names, (await coursesNow()).map(({ name }) => name), await found('HCE')]).toEqual([
        [],
        ['Mining'],
        0,
      ])
      expect((await page())?.courses.map(({ name }) => name)).toEqual(['Mining'])
      const preview = await desk.as(draft?.preview ?? '', `/desk/preview/institution?id=${id}`)
      expect(instituteDetailSchema.parse(preview.body)?.courses).toMatchObject([
        { name: 'Civil', fees: 112_410 },
        { name: 'Robotics', fees: null },
      ])
      expect(history[0]).toMatchObject({ action: 'content-drafted', after: { phone: '080 1234567' } })

      expect((await change('publish')).status).toBe(200)
      expect((await read()).draft).toBeNull()
      expect((await read()).other_names).toEqual(['HCE', 'Hill Poly'])
      expect(await coursesNow()).toMatchObject([
        { name: 'Civil', fees: 112_410, seats: 60 },
        { name: 'Robotics', fees: null, seats: 30 },
      ])
      expect(await found('HCE')).toBe(1)
      expect((await read()).history.slice(0, 3).map(({ action }) => action)).toEqual([
        'names-changed',
        'courses-changed',
        'institution-changed',
      ])
    })

    test.each([
      ['table', 'Civil\t\t\t\tmany'],
      ['names', 'HCE\nh.c.e.'],
      ['names', 'Lake'],
    ])('what cannot be published keeps all of the draft from it: %s %j', async (part, words) => {
      await change('keep', { name_en: 'Lake', [part]: words })
      expect((await read()).draft?.flaws).toEqual({ [part]: 'unread' })
      expect((await change('publish')).body).toMatchObject({ errors: { [part]: ['unread'] } })
      expect((await read()).values.name_en).toBe('Hill College')
    })

    test('rows of a draft that cannot be taken are left out of its preview', async () => {
      await change('keep', { table: 'Civil\t\t\t\tmany\nRobotics' })
      const preview = await desk.as((await read()).draft?.preview ?? '', `/desk/preview/institution?id=${id}`)
      expect(instituteDetailSchema.parse(preview.body)?.courses.map(({ name }) => name)).toEqual(['Robotics'])
    })

    test.each<[string, () => Promise<unknown>]>([
      ['courses', () => paste('Mining')],
      ['names', () => saveNames('HCE')],
    ])('nobody drafts over what they have not seen, and a time does not hold over it: %s', async (_, meanwhile) => {
      const seen = await shown()
      await meanwhile()
      expect((await send('keep', { version: seen, table: TABLE })).status).toBe(409)
      await schedule(2, { table: TABLE, names: 'Hill Poly' })
      // At the terminal: the desk saves none beside a draft.
      expect((await saveNames('HPC')).status).toBe(409)
      await database().pool.query("update institutes set alternative_names = '{HPC}' where id = $1", [id])
      await work(3)
      expect((await read()).draft?.schedule).toMatchObject({ missed: 'changed' })
      expect((await waiting())?.latest).toMatchObject([{ schedule: { missed: 'changed' } }])
      expect((await read()).other_names).toEqual(['HPC'])
    })

    test('while a draft waits nothing of it is saved beside it', async () => {
      const { version } = deskCoursesSchema.parse((await desk.as(asha, `/desk/institutions/${id}/courses`)).body)
      await change('keep', { phone: '080 2345 6789' })
      const post = (preview: boolean) =>
        desk.postAs(asha, `/desk/institutions/${id}/courses`, { version, rows: 'Mining', preview })
      expect([(await post(true)).status, (await post(false)).status, (await saveNames('HCE')).status]).toEqual([
        200, 409, 409,
      ])
    })

    test('a draft from before versions went on with courses and names is published at its time', async () => {
      await schedule(2)
      await database().pool.query("update institute_drafts set made_on = split_part(made_on, '.', 1)")
      await work(3)
      expect((await read()).values.zip).toBe('560001')
    })

    test('they keep nobody from saving the form, which shows none of them; a draft does', async () => {
      const { version } = await read()
      await paste('Mining')
      await saveNames('HCE')
      const post = (body: object) => desk.postAs(asha, `/desk/institutions/${id}`, body)
      expect((await post({ version, phone: '080 1234567' })).status).toBe(200)
      await change('keep', { table: TABLE })
      expect((await post({ version: await shown(), zip: '560001' })).status).toBe(409)
    })

    test('at its time they are published; each version of them is brought back', async () => {
      await paste('Mining')
      await saveNames('HCE')
      await schedule(2, { table: TABLE, names: 'Hill Poly' })
      await work(3)
      expect([(await read()).other_names, (await coursesNow()).length]).toEqual([['Hill Poly'], 2])
      const { history } = await read()
      expect(history.slice(0, 2)).toMatchObject([
        {
          action: 'content-published-at-time',
          by: 'A editor',
          before: { names: 'HCE' },
          after: { names: 'Hill Poly' },
        },
        { action: 'content-published-at-time', before: { courses: 1 }, after: { courses: 2 } },
      ])
      const pasted = Number(history.find(({ action }) => action === 'courses-changed')?.id)
      expect((await revert(pasted)).status).toBe(200)
      expect((await coursesNow()).map(({ name }) => name)).toEqual(['Mining'])
      // What stood before the desk said anything.
      expect((await read()).other_names).toEqual([])
      expect((await revert(0, 'draft')).status).toBe(200)
      expect((await read()).draft?.said).toEqual({ table: '' })
    })

    test('a form that is sent as it was shown is no draft, whatever ends its lines', async () => {
      await paste('Mining\nCivil')
      await saveNames('HCE\nHill Poly')
      const { table = '' } = (await read()).values
      await change('keep', { table: table.replaceAll('\n', '\r\n'), names: 'HCE\r\nHill Poly\r\n' })
      expect((await read()).draft).toBeNull()
    })

    test('a table that says the same in another way is no draft to publish', async () => {
      await paste('Mining\t\t\t\t90000')
      await change('keep', { table: 'Fees\tCourse\n90,000\tMining' })
      expect((await change('publish')).status).toBe(200)
      const { draft, history } = await read()
      expect([draft, history[0]?.action]).toEqual([null, 'draft-discarded'])
    })
  })

  test('an institution on which a draft waits is merged into no other one', async () => {
    await change('keep', { zip: '560001' })
    await expect(checkNoDependents(database().pool, [id])).rejects.toThrow('institute drafts')
    await change('discard')
    await expect(checkNoDependents(database().pool, [id])).resolves.toBeUndefined()
  })
})
