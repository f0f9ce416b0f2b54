import { deskNotificationListSchema } from '@/lib/contract/desk/notification'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { notificationListSchema } from '@/lib/contract/notification'
import { notifications } from '@/provider/directory/store/schema'
import { removeSample } from '@/sample/seed'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const OPEN = {
  ...{ title: 'Forms are out', title_kn: 'ಅರ್ಜಿಗಳು ಬಂದಿವೆ', description: 'Until June.', link: '/filter', shown: 'yes' },
  ...{ first_day: '2030-06-01', first_time: '09:30', last_day: '30-06-2030' },
}
const at = (indian: string) => Date.parse(`${indian}+05:30`)

describeOnEachDatabase('notifications at the desk', (database) => {
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    await database().db.delete(notifications)
    told.length = 0
  })

  const post = (id: string, body: object) => desk.postAs(editor, `/desk/notifications${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(editor, `/desk/notifications/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const listed = async () => deskNotificationListSchema.parse((await desk.as(editor, '/desk/notifications')).body)
  const published = async () => notificationListSchema.parse((await desk.as('', '/notification')).body)

  test('what is added stands before the public at once, from its first moment to its last, and in the audit trail', async () => {
    const id = await add(OPEN)
    expect(await published()).toEqual([
      {
        ...{ id, title: { en: 'Forms are out', kn: 'ಅರ್ಜಿಗಳು ಬಂದಿವೆ' }, description: { en: 'Until June.' } },
        ...{ link: '/filter', status: 'Active' },
        ...{ startsAt: at('2030-06-01T09:30'), endsAt: at('2030-06-30T23:59') },
      },
    ])
    expect(await listed()).toMatchObject([{ id, is_sample: false }])
    const { history, values } = await read(id)
    expect(values).toMatchObject({ ...OPEN, description_kn: '', last_day: '2030-06-30', last_time: '23:59' })
    expect(history).toMatchObject([
      { action: 'notification-added', record: `notification ${id}`, after: { title: 'Forms are out' } },
    ])
    expect(told).toEqual([['notifications', 'content:homepage']])
  })

  test('without days it shows at once and does not end; switched off it is kept; what says the same changes nothing', async () => {
    const id = await add({ title: 'News', shown: 'yes' })
    expect(await published()).toMatchObject([{ startsAt: null, endsAt: null, status: 'Active', link: null }])
    expect((await save(id, { shown: 'no' })).status).toBe(200)
    expect(await published()).toMatchObject([{ status: 'Inactive', title: { en: 'News' } }])
    expect((await save(id, { title: ' News ' })).status).toBe(200)
    expect((await read(id)).history).toMatchObject([{ before: { shown: 'yes' }, after: { shown: 'no' } }, {}])
    expect(told).toHaveLength(2)
  })

  test.each([
    [
      { title: '', shown: 'perhaps' },
      { title: ['needed'], shown: ['unread'] },
    ],
    [{ link: 'javascript:alert(1)' }, { link: ['unread'] }],
    [{ link: 'https://me:secret@x.example' }, { link: ['unread'] }],
    [
      { first_day: '2030-02-30', first_time: '24:10' },
      { first_day: ['unread'], first_time: ['unread'] },
    ],
    [
      { title: '', description: '', description_kn: 'ಅ' },
      { title: ['needed'], description: ['needsEnglish'] },
    ],
    [{ first_day: '0203-06-01' }, { first_day: ['unread'] }],
    [{ last_day: '', last_time: '10:00' }, { last_day: ['needsDay'] }],
    [{ last_day: '2030-05-31' }, { last_day: ['endsFirst'] }],
    [{ last_day: '2030-06-01', last_time: '09:00' }, { last_time: ['endsFirst'] }],
    [{ description: 'x'.repeat(401) }, { description: ['tooLong'] }],
    [{ title: 'a\u202eb' }, { title: ['unfit'] }],
  ])('%j is refused beside its field, and nothing is changed: %j', async (said, errors) => {
    const id = await add(OPEN)
    const before = await published()
    expect(await save(id, said)).toMatchObject({ status: 422, body: { errors } })
    expect(await post('', { ...OPEN, ...said })).toMatchObject({ status: 422, body: { errors } })
    expect(await published()).toEqual(before)
  })

  test('one that is there already is not added once more; at another time it is', async () => {
    await add(OPEN)
    expect(await post('', OPEN)).toMatchObject({ status: 422, body: { errors: { title: ['twice'] } } })
    await add({ ...OPEN, last_day: '2030-07-01' })
    expect(await listed()).toHaveLength(2)
  })

  test('of two who save what they saw the second is told; withdrawn, it is gone', async () => {
    const id = await add(OPEN)
    const { version } = await read(id)
    const answers = await Promise.all(['1', '2'].map((title) => post(`/${id}`, { version, title })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(409)
    expect((await post(`/${id}/withdraw`, { version: (await read(id)).version })).status).toBe(200)
    expect([await published(), told.length]).toEqual([[], 3])
    expect((await desk.as(editor, `/desk/notifications/${id}`)).status).toBe(404)
  })

  test('an invented one that is saved stays when the sample goes', async () => {
    const [row] = await database()
      .db.insert(notifications)
      .values({ title: { en: 'Old' }, isSample: true })
      .returning()
    const id = String(row?.id)
    expect((await read(id)).is_sample).toBe(true)
    expect((await save(id, {})).status).toBe(200)
    expect(await listed()).toMatchObject([{ is_sample: false, title: { en: 'Old' } }])
    await removeSample(database().db)
    expect(await listed()).toHaveLength(1)
  })
})
