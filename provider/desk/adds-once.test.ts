import { eq, sql } from 'drizzle-orm'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { RECORD_KEEPERS } from '@/lib/contract/desk/rights'
import { keysOf } from '@/lib/contract/keys-of'
import { deskAudit, deskNotes } from '@/provider/desk/store/desk-tables'
import { institutes, notifications } from '@/provider/directory/store/schema'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { NEW_RECORDS } from '@/testing/provider/new-records'

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
    await emptyTables(database(), ['institutes', 'requests'])
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

  test('by its key alone, with quotation marks or without: its words are not compared', async () => {
    const answers = [
      await post('/institutions', INSTITUTION, 'bare'),
      await post('/institutions', { ...INSTITUTION, name_en: 'Hill College' }, '"bare"'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await countOf(institutes)).toBe(1)
  })

  test('a key that cannot be read is refused, and adds nothing', async () => {
    expect((await post('/institutions', INSTITUTION, 'of two words')).status).toBe(422)
    expect(await countOf(institutes)).toBe(0)
  })

  const read = async (path: string) => deskRecordSchema.parse((await desk.as(editor, `/desk${path}`)).body)
  /** The sheet of a year is made from that of another. */
  const sheet = async () => ({ ...(await read('/fee-sheets/2025-26')).values, year: '2026-27', read_at: '2026-11-26' })

  test.each(keysOf(RECORD_KEEPERS))(
    'a record of %s, too, until it is withdrawn: then it is added anew',
    async (list) => {
      const said = list === 'fee-sheets' ? await sheet() : NEW_RECORDS[list]
      const [path, action] = [`/${list}`, sql`${deskAudit.action} like '%-added' and ${deskAudit.once} is not null`]
      const before = await database().db.$count(deskAudit, action)
      const answers = async () => {
        const both = await Promise.all([1, 2].map(() => post(path, said, 'two')))
        const all = [...both, await post(path, said, 'two')]
        expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
        expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
        return deskRecordAddedSchema.parse(all[0]?.body).id
      }
      const id = await answers()
      const { version } = await read(`${path}/${id}`)
      expect((await post(`${path}/${id}/withdraw`, { version }, 'three')).status).toBe(200)
      await read(`${path}/${await answers()}`)
      expect(await database().db.$count(deskAudit, action)).toBe(before + 2)
    },
  )

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
