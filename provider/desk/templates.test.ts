import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { deskTemplates } from '@/provider/desk/store/desk-tables'
import { addEnquiry } from '@/provider/enquiries/store/enquiries'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const DATES = {
  ...{ title: 'Dates of admission', title_kn: 'ಪ್ರವೇಶದ ದಿನಾಂಕಗಳು', types: 'mentor enquiry' },
  ...{ text: '\nDear {name},\r\n\r\n  they begin in June. \n\n', text_kn: '{name} ಅವರೇ,' },
}

describeOnEachDatabase('templates of answers', (database) => {
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let counsellor = ''
  beforeAll(async () => void (counsellor = (await desk.join('counsellor')).session))
  afterEach(() => database().db.delete(deskTemplates))

  const post = (id: string, body: object) => desk.postAs(counsellor, `/desk/templates${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(counsellor, `/desk/templates/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const listed = async () => deskTemplateListSchema.parse((await desk.as(counsellor, '/desk/templates')).body)

  test('what is added can be chosen, stands in the audit trail, and the website is told nothing', async () => {
    const id = await add(DATES)
    expect(await listed()).toEqual([
      {
        ...{ id, title: { en: 'Dates of admission', kn: 'ಪ್ರವೇಶದ ದಿನಾಂಕಗಳು' }, types: ['enquiry', 'mentor'] },
        text: { en: 'Dear {name},\n\nthey begin in June.', kn: '{name} ಅವರೇ,' },
      },
    ])
    const { history, values } = await read(id)
    expect(values).toMatchObject({ types: 'enquiry mentor', text: 'Dear {name},\n\nthey begin in June.' })
    expect(history).toMatchObject([{ action: 'template-added', record: `template ${id}`, before: null }])
    expect(told.flat()).toEqual([])
  })

  test('what is changed says what stood before; what says the same changes nothing; two who save are told', async () => {
    const id = await add(DATES)
    const { version } = await read(id)
    expect((await save(id, { types: '' })).status).toBe(200)
    expect((await save(id, { title: ' Dates of  admission ' })).status).toBe(200)
    expect((await read(id)).history).toMatchObject([
      { action: 'template-changed', before: { types: 'enquiry mentor' }, after: { types: null } },
      {},
    ])
    expect((await post(`/${id}`, { version, title: 'Mine' })).status).toBe(409)
    expect((await listed())[0]).toMatchObject({ title: { en: 'Dates of admission' }, types: [] })
  })

  test.each([
    [
      { title: ' ', text: '\n' },
      { title: ['needed'], text: ['needed'] },
    ],
    [{ text: 'Dear {Name}' }, { text: ['placeholder'] }],
    [{ title: '{institute}' }, { title: ['placeholder'] }],
    [{ text_kn: '{}' }, { text_kn: ['placeholder'] }],
    [{ types: 'enquiry king' }, { types: ['unread'] }],
    [{ title_kn: 'x'.repeat(121) }, { title_kn: ['tooLong'] }],
    [{ text: 'ab\n'.repeat(501) }, { text: ['tooLong'] }],
    [{ text: 'a\u202eb' }, { text: ['unfit'] }],
  ])('%j is refused beside its field, and nothing is changed: %j', async (said, errors) => {
    const id = await add(DATES)
    expect(await save(id, said)).toMatchObject({ status: 422, body: { errors } })
    expect(await post('', { ...DATES, title: 'Other', ...said })).toMatchObject({ status: 422, body: { errors } })
    expect(await listed()).toMatchObject([{ title: { en: 'Dates of admission' } }])
  })

  test('no two have one title', async () => {
    const id = await add(DATES)
    const refused = { status: 422, body: { errors: { title: ['twice'] } } }
    expect(await post('', { ...DATES, title: 'DATES of admission' })).toMatchObject(refused)
    expect((await save(id, { text: 'Other words' })).status).toBe(200)
  })

  test('what is withdrawn cannot be chosen, and what it said stays in the audit trail', async () => {
    const id = await add(DATES)
    const { version } = await read(id)
    expect((await post(`/${id}/withdraw`, { version: 'x' })).status).toBe(409)
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(200)
    expect(await listed()).toEqual([])
    const administrator = (await desk.join('administrator')).session
    const { body } = await desk.as(administrator, '/desk/audit?q=template-withdrawn')
    expect(auditPageSchema.parse(body).data[0]).toMatchObject({ before: { title: 'Dates of admission' }, after: null })
  })

  test('an answer is kept among the notes in one step with the state, once, and no word of it in the audit trail', async () => {
    const id = await addEnquiry(database().db, {
      ...{ type: 'enquiry', name: 'Asha Rao', phone: '9845012345', email: 'asha@example.org', course: 'Civil' },
      ...{ role: null, mode: null, interest: '', message: 'When?', source: '/kn/contact', consent: null },
      ...{ isSuspected: false, idempotencyKey: null, addressDigest: null, createdAt: desk.now() },
    })
    const act = (body: object) => desk.postAs(counsellor, `/desk/enquiries/${id}/state`, body)
    const seen = async () => deskEnquirySchema.parse((await desk.as(counsellor, `/desk/enquiries/${id}`)).body)
    const refused = { status: 422, body: { errors: { note: [expect.any(String)] } } }
    expect(await act({ action: 'take', version: 0, note: 'In June.' })).toMatchObject(refused)
    expect((await act({ action: 'take', version: 0 })).status).toBe(200)
    expect(await act({ action: 'close', version: 1, note: 'In June.' })).toMatchObject(refused)
    const answer = { action: 'mail', version: 1, note: 'Dates\r\n\r\nIn June.' }
    for (const odd of [' ', 'x'.repeat(2_001), 'Dear {name}', 'In {institution}'])
      expect(await act({ ...answer, note: odd })).toMatchObject(refused)
    expect((await seen()).state).toBe('taken')
    const answers = await Promise.all([act(answer), act(answer)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await desk.postAs(counsellor, `/desk/enquiries/${id}/notes`, { text: 'They called back' })
    const { state, notes, history } = await seen()
    expect([state, notes.map(({ text, answered_by }) => [text, answered_by])]).toEqual([
      'answered',
      [
        ['They called back', null],
        ['Dates\n\nIn June.', 'mail'],
      ],
    ])
    expect(history.map(({ action }) => action)).toEqual([
      'note-added',
      'note-added',
      'enquiry-changed',
      'enquiry-changed',
    ])
    expect(JSON.stringify(history)).not.toContain('June')
  })
})
