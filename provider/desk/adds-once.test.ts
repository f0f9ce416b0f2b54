import { eq, sql } from 'drizzle-orm'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { deskAudit, deskNotes } from '@/provider/desk/store/desk-tables'
import { institutes, notifications } from '@/provider/directory/store/schema'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const INSTITUTION = { name_en: 'Lake College', type_id: '1', residential: 'no' }
const NOTIFICATION = { title: 'Forms are out', title_kn: 'ಅರ್ಜಿಗಳು ಬಂದಿವೆ', shown: 'yes' }
const QUESTION = { name: 'Asha', phone: '9880012345', email: 'a@b.example', type: 'enquiry', interest: '' }

describeOnEachDatabase('what the desk adds', (database) => {
  const desk = deskCalls(() => database().db)
  let [editor, other] = ['', '']
  beforeAll(async () => {
    editor = (await desk.join('administrator')).session
    other = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    await database().db.execute(sql`truncate institutes, requests cascade`)
    await database().db.delete(notifications)
  })

  const post = (path: string, body: object, key: string, token = editor) =>
    desk.postAs(token, `/desk${path}`, body, { [IDEMPOTENCY_HEADER]: key })
  const countOf = (table: typeof institutes | typeof notifications | typeof deskNotes) => database().db.$count(table)

  test('is there once, however often and however fast it is posted, and every answer names it', async () => {
    const both = await Promise.all([1, 2].map(() => post('/institutions', INSTITUTION, 'one')))
    const third = await post('/institutions', INSTITUTION, 'one')
    expect(new Set([...both, third].map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(third.status).toBe(201)
    expect(await countOf(institutes)).toBe(1)
    expect(await database().db.$count(deskAudit, eq(deskAudit.action, 'institution-added'))).toBe(1)
  })

  test('a record of any room, too, by the id that its page has', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('/notifications', NOTIFICATION, 'two')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOf(notifications)).toBe(1)
  })

  test('a note of an enquiry', async () => {
    await desk.post('/contact/store', { ...QUESTION, course: 'BE', message: 'When?', source: '/contact' })
    const { rows } = await database().db.execute<{ id: number }>(sql`select id from requests`)
    const note = () => post(`/enquiries/${rows[0]?.id}/notes`, { text: 'Called' }, 'three')
    const answers = await Promise.all([note(), note()])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [200, { message: 'It is written.' }]),
    )
    expect(await countOf(deskNotes)).toBe(1)
  })

  test('another key, another account or no key adds another; what was refused has used none up', async () => {
    expect((await post('/notifications', { ...NOTIFICATION, title: '' }, 'four')).status).toBe(422)
    expect((await post('/notifications', NOTIFICATION, 'four')).status).toBe(201)
    const named = (title: string) => ({ ...NOTIFICATION, title })
    await post('/notifications', named('Five'), 'five')
    await post('/notifications', named('Of another'), 'five', other)
    await desk.postAs(editor, '/desk/notifications', named('Without a key'))
    expect(await countOf(notifications)).toBe(4)
  })
})
