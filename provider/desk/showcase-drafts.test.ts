import { pino } from 'pino'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import {
  deskShowcaseSchema,
  deskShowcasesSchema,
  deskShowcaseVersionSchema,
  MAX_SHOWN,
  type Showcase,
} from '@/lib/contract/desk/showcase'
import { partnerListSchema } from '@/lib/contract/partner'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { publisher } from '@/provider/desk/publish-due'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000
/** What the website was told to show anew. */
const told: string[] = []
const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }

describeOnEachDatabase('drafts of the lists of the home page', (database) => {
  const desk = deskCalls(() => database().db, { website })
  let [asha, ravi] = ['', '']
  let [hill, lake, plain] = [0, 0, 0]
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    const { db } = database()
    await emptyTables(database(), ['institutes', 'record_drafts'])
    hill = await addInstitute(db, { name: 'Hill College' })
    lake = await addInstitute(db, { name: 'Lake College' })
    plain = await addInstitute(db, { name: 'Plain (1962) old; School' })
    told.length = 0
  })

  const read = async (list: Showcase = 'top') =>
    deskShowcaseSchema.parse((await desk.as(asha, `/desk/showcases/${list}`)).body)
  const shown = async (list: Showcase = 'top') => {
    const { version, draft } = await read(list)
    return draft?.version ?? version
  }
  const send = (body: object, { by = asha, list = 'top', call = 'draft' } = {}) =>
    desk.postAs(by, `/desk/showcases/${list}/${call}`, body)
  const change = async (
    action: string,
    ids?: readonly (number | string)[],
    more: object = {},
    list: Showcase = 'top',
  ) => send({ version: await shown(list), action, ...(ids && { institutions: ids.join(' ') }), ...more }, { list })
  const revert = async (to: number, as: string) => send({ version: await shown(), to, as }, { call: 'revert' })
  const versionAt = async (number: number) =>
    deskShowcaseVersionSchema.parse((await desk.as(asha, `/desk/showcases/top/versions/${number}`)).body)
  const onHomePage = async () =>
    topInstituteListSchema.parse((await desk.as('', '/top-institutes')).body).map(({ name }) => name.en)
  const rows = async (list: Showcase = 'top') => (await read(list)).institutions.map(({ id }) => Number(id))
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()
  const last = async () => (await read()).history[0]

  test('a draft is shown to the desk alone, until it is published as it stands', async () => {
    expect((await change('keep', [plain, hill])).status).toBe(200)
    expect([await rows(), await onHomePage(), told]).toEqual([[plain, hill], [], []])
    const { draft, values } = await read()
    expect([draft?.said, draft?.flaws, values]).toEqual([
      { institutions: `Plain (1962) old; School (${plain}); Hill College (${hill})` },
      {},
      { institutions: '' },
    ])
    expect((await change('publish')).status).toBe(200)
    expect([await onHomePage(), told]).toEqual([['Plain (1962) old; School', 'Hill College'], ['content:homepage']])
    expect((await read()).draft).toBeNull()
    expect(await last()).toMatchObject({ action: 'showcase-changed', before: { institutions: '' } })
    // The other list is apart.
    expect(await rows('partners')).toEqual([])
  })

  test('who is none that stands, or there twice, or has no room is refused at once, and the draft stays', async () => {
    await change('keep', [hill])
    await database().pool.query('update institutes set retired_at = now() where id = $1', [lake])
    const refused = async (ids: readonly (number | string)[]) => (await change('keep', ids)).body
    expect(await refused([hill, lake])).toMatchObject({ errors: { institutions: ['unknown'] } })
    expect(await refused([hill, 'Lake', 'College'])).toMatchObject({ errors: { institutions: ['unknown'] } })
    expect(await refused([hill, hill])).toMatchObject({ errors: { institutions: ['twice'] } })
    const more = []
    for (let at = 0; at < MAX_SHOWN; at += 1) more.push(await addInstitute(database().db, { name: `College ${at}` }))
    expect(await refused([hill, ...more])).toMatchObject({ errors: { institutions: ['full'] } })
    expect(await rows()).toEqual([hill])
    expect((await change('keep', more)).status).toBe(200)
  })

  test('who is retired or gone since stands in the draft with its name, and keeps it from being published', async () => {
    await change('keep', [hill, lake, plain])
    await change('publish')
    await change('keep', [plain])
    await change('publish')
    await change('keep', [plain, lake, hill])
    await database().pool.query('update institutes set retired_at = now() where id in ($1, $2)', [lake, plain])
    await database().pool.query('delete from institutes where id = $1', [hill])
    const { institutions, draft } = await read()
    // What stands in the list already may stay there.
    expect(institutions.map(({ name, retired, unknown }) => [name.en, retired, unknown])).toEqual([
      ['Plain (1962) old; School', true, false],
      ['Lake College', true, true],
      ['Hill College', false, true],
    ])
    expect(draft?.flaws).toEqual({ institutions: 'unknown' })
    expect(await change('publish')).toMatchObject({ status: 422, body: { errors: { institutions: ['unknown'] } } })
    // It keeps nobody from moving the others, and loses no name by that.
    expect((await change('keep', [hill, plain, lake])).status).toBe(200)
    expect((await read()).institutions[0]?.name.en).toBe('Hill College')
    expect((await change('keep', [plain])).status).toBe(200)
    expect((await read()).draft).toBeNull()
  })

  test('of two the second is told, whoever changed list or draft, and nothing of the first is lost', async () => {
    const version = await shown()
    await send({ version, action: 'keep', institutions: `${hill}` })
    for (const action of ['keep', 'publish', 'discard'])
      expect((await send({ version, action, institutions: `${lake}` }, { by: ravi })).status).toBe(409)
    // What cannot be taken is told once the list is as it was seen.
    expect((await send({ version, action: 'keep', institutions: 'Lake' }, { by: ravi })).status).toBe(409)
    expect(await rows()).toEqual([hill])
    const drafted = await shown()
    await desk.postAs(ravi, '/desk/showcases/top', { version, action: 'add', institute: String(plain) })
    expect((await send({ version: drafted, action: 'publish' })).status).toBe(409)
    // A list of the other is another list.
    expect((await send({ version, action: 'keep', institutions: `${hill}` }, { list: 'bottom' })).status).toBe(404)
  })

  test('a draft is published at its time, with the website told; over a list that changed since it is not', async () => {
    const at = { at: inHours(2) }
    expect((await change('schedule', [hill], at)).status).toBe(200)
    await work(1)
    expect(await onHomePage()).toEqual([])
    await work(3)
    expect([await onHomePage(), told]).toEqual([['Hill College'], ['content:homepage']])
    expect(await last()).toMatchObject({ action: 'content-published-at-time', by: 'A editor' })
    await change('schedule', [lake, hill], at)
    const { version } = await read()
    await desk.postAs(ravi, '/desk/showcases/top', { version, action: 'add', institute: String(plain) })
    await work(3)
    expect(await onHomePage()).toEqual(['Hill College', 'Plain (1962) old; School'])
    expect((await read()).draft?.schedule?.missed).toBe('changed')
    const { record_drafts: waiting } = deskOverviewSchema.parse((await desk.as(ravi, '/desk/overview')).body)
    expect(waiting).toMatchObject({ count: 1, latest: [{ list: 'showcases', id: 'top', name: { en: 'top' } }] })
    expect(deskShowcasesSchema.parse((await desk.as(asha, '/desk/showcases')).body)).toMatchObject([
      { list: 'top', draft: { by: 'A editor', schedule: { missed: 'changed' } } },
      { list: 'partners', draft: null },
    ])
  })

  test('any version can be brought back, also of before there were drafts, and who is gone is named', async () => {
    const add = async (id: number) =>
      desk.postAs(asha, '/desk/showcases/top', {
        version: (await read()).version,
        action: 'add',
        institute: String(id),
      })
    for (const id of [hill, lake, plain]) await add(id)
    const { history } = await read()
    const second = history[1]?.id ?? 0
    expect(await versionAt(Number(second))).toEqual({
      ...{ said: { institutions: `Hill College (${hill}); Lake College (${lake})` }, gone: [] },
    })
    expect((await revert(Number(second), 'published')).status).toBe(200)
    expect(await onHomePage()).toEqual(['Hill College', 'Lake College'])
    expect((await last())?.after).toMatchObject({ version: Number(second) })
    // Another name is no other list.
    await database().pool.query(`update institutes set name = '{"en":"Peak College"}' where id = $1`, [hill])
    expect(await versionAt(Number(second))).toEqual({ said: {}, gone: [] })
    await database().pool.query('delete from institutes where id = $1', [plain])
    const third = Number(history[0]?.id)
    expect((await versionAt(third)).gone).toEqual([`Plain (1962) old; School (${plain})`])
    expect((await revert(third, 'published')).status).toBe(422)
    expect(await onHomePage()).toEqual(['Peak College', 'Lake College'])
    expect((await revert(third, 'draft')).status).toBe(200)
    expect((await read()).institutions.map(({ unknown }) => unknown)).toEqual([false, false, true])
    expect((await versionAt(0)).said).toEqual({ institutions: '' })
    expect((await desk.as(asha, '/desk/showcases/top/versions/99999')).status).toBe(404)
  })

  test('a draft that is discarded stays in the history, from where it is taken up again', async () => {
    await change('keep', [lake, hill])
    const { history } = await read()
    expect((await change('discard')).status).toBe(200)
    expect([(await read()).draft, await rows()]).toEqual([null, []])
    expect((await revert(Number(history[0]?.id), 'draft')).status).toBe(200)
    expect(await rows()).toEqual([lake, hill])
  })

  test('the preview shows the draft in its order to who has the link of that list, and nobody who is no more', async () => {
    await change('keep', [lake, hill])
    await change('keep', [plain, hill], {}, 'partners')
    await database().pool.query('update institutes set retired_at = now() where id = $1', [plain])
    const token = async (list: Showcase) => (await read(list)).draft?.preview ?? ''
    const [top, partners] = [await token('top'), await token('partners')]
    const look = async (by: string, list: string) => desk.as(by, `/desk/preview/showcase?list=${list}`)
    expect(topInstituteListSchema.parse((await look(top, 'top')).body).map(({ name }) => name.en)).toEqual([
      'Lake College',
      'Hill College',
    ])
    expect(partnerListSchema.parse((await look(partners, 'partners')).body).map(({ name }) => name.en)).toEqual([
      'Hill College',
    ])
    expect([(await look(top, 'partners')).status, (await look(top, 'none')).status]).toEqual([404, 404])
    desk.clock.at += 2 * HOUR_MS
    expect((await look(top, 'top')).status).toBe(401)
    desk.clock.at -= 2 * HOUR_MS
  })
})
