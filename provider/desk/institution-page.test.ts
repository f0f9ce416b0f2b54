import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { takeLease } from '@/provider/import/store/lease'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const words = (value: unknown) => JSON.stringify(value)
const LIBRARY = [{ title: { en: 'Library', kn: 'ಗ್ರಂಥಾಲಯ' } }]
const SPORTS = [{ title: { en: 'Sports' }, description: { en: 'A ground' } }]

describeOnEachDatabase('the page of an institution at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const call = callsOn(() => database().db)
  let [asha, ravi] = ['', '']
  let id = 0
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    await emptyTables(database(), ['institutes'])
    id = await addInstitute(database().db, { name: 'Hill College' })
  })

  const read = async () => deskInstitutionSchema.parse((await desk.as(asha, `/desk/institutions/${id}`)).body)
  const shown = async () => {
    const { version, draft } = await read()
    return draft?.version ?? version
  }
  const send = (action: string, body: object, token = asha) =>
    desk.postAs(token, `/desk/institutions/${id}/draft`, { action, ...body })
  const change = async (action: string, said: object = {}) => send(action, { version: await shown(), ...said })
  const page = async () => instituteDetailSchema.parse((await call(`/api/v1/institute/details?id=${id}`)).body)
  async function preview() {
    const token = (await read()).draft?.preview ?? ''
    const { body } = await desk.as(token, `/desk/preview/institution?id=${id}`)
    return instituteDetailSchema.parse(body)
  }

  test('it is drafted, seen on its preview alone, and published with the draft, in the audit trail', async () => {
    const said = {
      overview_title: words({ en: 'A hill' }),
      overviews: words(SPORTS),
      admissions: words([{ title: { en: 'Apply' } }, { title: { en: 'Pay' } }]),
      placements: words([{ title: { en: '92% placed' } }]),
      recruiters: words([{ company_name: 'Infosys', description: { en: 'Mysuru' } }]),
      facilities: words(LIBRARY),
    }
    expect((await change('keep', said)).status).toBe(200)
    expect(await page()).toMatchObject({ overviews: [], facilities: [], recruiters: [] })
    const told = {
      overviews: [{ key: 'overview_title' }, { key: 'overview_sub_title1' }, { key: 'overview_sub_desc1' }],
      admissions: [{ key: 'admission_title1', value: { en: 'Apply' } }, { key: 'admission_title2' }],
      placements: [{ title: { en: '92% placed' } }],
      recruiters: [{ name: 'Infosys', description: { en: 'Mysuru' } }],
      facilities: [{ title: LIBRARY[0]?.title }],
    }
    expect(await preview()).toMatchObject(told)
    expect((await change('publish')).status).toBe(200)
    expect(await page()).toMatchObject(told)
    const { draft, values, history } = await read()
    expect(draft).toBeNull()
    expect(values).toMatchObject({ facilities: words(LIBRARY), overview_description: '' })
    expect(history[0]).toMatchObject({
      action: 'institution-changed',
      before: { facilities: '', overviews: '' },
      after: { facilities: words(LIBRARY) },
    })
  })

  test('what cannot stand there is kept as the draft, each with its place; the preview leaves it out', async () => {
    const said = { facilities: words([...LIBRARY, { title: { kn: 'ಆಟ' } }]), phone: '080 1234567' }
    expect(await change('publish', said)).toMatchObject({ status: 422, body: { errors: { facilities: ['unread'] } } })
    const { draft } = await read()
    expect(draft).toMatchObject({
      said: { phone: '080 1234567' },
      flaws: { facilities: 'unread' },
      problems: [{ path: 'facilities.2.title.en', code: 'missing' }],
    })
    expect((await preview())?.facilities).toMatchObject([{ title: LIBRARY[0]?.title }])
    expect((await page())?.facilities).toEqual([])
  })

  test('of two who change it the second is told, and nothing of the first is lost', async () => {
    const version = await shown()
    const answers = await Promise.all([
      send('publish', { version, facilities: words(LIBRARY) }),
      send('publish', { version, facilities: words(SPORTS) }, ravi),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { values, history } = await read()
    expect(history).toHaveLength(1)
    expect(values.facilities).toBe(history[0]?.after?.facilities)
    // Who saves the fields in another window is not refused by it.
    expect((await desk.postAs(asha, `/desk/institutions/${id}`, { version, phone: '080 1234567' })).status).toBe(200)
  })

  test('a draft over a page that somebody has changed since says what it said, and no time holds', async () => {
    const at = new Date(desk.clock.at + 3_600_000).toISOString()
    await change('schedule', { at, facilities: words(LIBRARY) })
    await database().pool.query('update institutes set facilities = $2::jsonb where id = $1', [id, words(SPORTS)])
    const { draft, values } = await read()
    expect(draft).toMatchObject({ was: { facilities: '' }, schedule: { missed: 'changed' } })
    expect(JSON.parse(values.facilities ?? '')).toEqual(SPORTS)
  })

  test('a version is brought back, as before the desk said anything; it stays while an import runs', async () => {
    await change('publish', { facilities: words(LIBRARY) })
    await change('publish', { facilities: words([...LIBRARY, ...SPORTS]) })
    const [, first] = (await read()).history
    const revert = async (to: number) =>
      desk.postAs(asha, `/desk/institutions/${id}/revert`, { version: await shown(), to, as: 'published' })
    const lease = await takeLease(database().pool)
    expect((await revert(0)).status).toBe(423)
    await lease.release()
    expect((await revert(Number(first?.id))).status).toBe(200)
    expect((await page())?.facilities).toHaveLength(1)
    expect((await revert(0)).status).toBe(200)
    expect((await page())?.facilities).toEqual([])
    expect((await read()).edited).toMatchObject({ by: 'A editor' })
  })

  test('a page in Kannada at its longest is taken', async () => {
    const facilities = Array.from({ length: 24 }, (_, at) => ({
      title: { en: `Facility ${at}` },
      description: { en: 'x', kn: 'ಕ'.repeat(2_000) },
    }))
    expect((await change('publish', { facilities: words(facilities) })).status).toBe(200)
    expect((await page())?.facilities).toHaveLength(24)
  })
})
