import { deskShowcasesSchema, MAX_SHOWN, type Showcase } from '@/lib/contract/desk/showcase'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { partnerListSchema } from '@/lib/contract/partner'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

describeOnEachDatabase('the lists of the home page at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const call = callsOn(() => database().db)
  let [asha, ravi] = ['', '']
  let [hill, lake, plain] = [0, 0, 0]
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    const { db } = database()
    await emptyTables(database(), ['institutes'])
    hill = await addInstitute(db, { name: 'Hill College', districtId: 525 })
    lake = await addInstitute(db, { name: 'Lake College' })
    plain = await addInstitute(db, { name: 'Plain School' })
  })

  const read = async (list: Showcase) => {
    const all = deskShowcasesSchema.parse((await desk.as(asha, '/desk/showcases')).body)
    const found = all.find((each) => each.list === list)
    if (found === undefined) throw new Error('there is no such list')
    return found
  }
  const send = (list: string, body: object, token = asha) => desk.postAs(token, `/desk/showcases/${list}`, body)
  const change = async (action: string, id: number | string, list: Showcase = 'top') =>
    send(list, { version: (await read(list)).version, action, institute: String(id) })
  const ids = async (list: Showcase = 'top') => (await read(list)).institutions.map(({ id }) => Number(id))
  const onHomePage = async () =>
    topInstituteListSchema.parse((await call('/api/v1/top-institutes')).body).map(({ name }) => name.en)

  test('one is added last, moved and taken away, before the public at once and in the audit trail', async () => {
    for (const id of [hill, lake, plain]) expect((await change('add', id)).status).toBe(200)
    expect(await onHomePage()).toEqual(['Hill College', 'Lake College', 'Plain School'])
    await change('up', plain)
    await change('down', hill)
    await change('down', hill)
    expect(await onHomePage()).toEqual(['Plain School', 'Lake College', 'Hill College'])
    await change('remove', lake)
    expect(await ids()).toEqual([plain, hill])
    const { data } = auditPageSchema.parse((await desk.as(ravi, '/desk/audit')).body)
    expect(data[0]).toMatchObject({
      ...{ action: 'showcase-changed', record: 'showcase top', by: 'A editor' },
      before: { institutions: `Plain School (${plain}); Lake College (${lake}); Hill College (${hill})` },
      after: { institutions: `Plain School (${plain}); Hill College (${hill})` },
    })
    // The other list is apart.
    expect(partnerListSchema.parse((await call('/api/v1/partners')).body)).toEqual([])
    await change('add', lake, 'partners')
    expect([await ids('partners'), await ids()]).toEqual([[lake], [plain, hill]])
  })

  test('what changes nothing is no change', async () => {
    await change('add', hill)
    const { total } = auditPageSchema.parse((await desk.as(ravi, '/desk/audit')).body)
    for (const action of ['up', 'down']) expect((await change(action, hill)).status).toBe(200)
    expect(auditPageSchema.parse((await desk.as(ravi, '/desk/audit')).body).total).toBe(total)
  })

  test('who stands there, or is no institution that stands, is not added; nor more than there is room for', async () => {
    await change('add', hill)
    const refused = async (id: number | string) => (await change('add', id)).body
    expect(await refused(hill)).toMatchObject({ errors: { institute: ['twice'] } })
    expect(await refused('Hill College')).toMatchObject({ errors: { institute: ['unknown'] } })
    await database().pool.query('update institutes set retired_at = now() where id = $1', [lake])
    expect(await refused(lake)).toMatchObject({ errors: { institute: ['unknown'] } })
    for (let at = 1; at < MAX_SHOWN; at += 1)
      await change('add', await addInstitute(database().db, { name: `College ${at}` }))
    expect(await refused(plain)).toMatchObject({ errors: { institute: ['full'] } })
    expect(await ids()).toHaveLength(MAX_SHOWN)
  })

  test('one that is retired since is shown to the desk alone, which takes it away', async () => {
    await change('add', hill)
    await change('add', lake)
    await database().pool.query('update institutes set retired_at = now() where id = $1', [hill])
    expect(await onHomePage()).toEqual(['Lake College'])
    expect((await read('top')).institutions.map(({ retired }) => retired)).toEqual([true, false])
    expect((await change('remove', hill)).status).toBe(200)
    expect(await ids()).toEqual([lake])
  })

  test('of two who change it at once the second is told, and nothing of the first is lost', async () => {
    const { version } = await read('top')
    const answers = await Promise.all([
      send('top', { version, action: 'add', institute: String(hill) }),
      send('top', { version, action: 'add', institute: String(lake) }, ravi),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ids()).toHaveLength(1)
    expect((await change('remove', plain)).status).toBe(409)
    expect((await send('bottom', { version, action: 'add', institute: '1' })).status).toBe(404)
  })
})
