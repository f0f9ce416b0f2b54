import { pino } from 'pino'
import sharp from 'sharp'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { isNewDraft, UNWRITTEN } from '@/lib/contract/desk/draft'
import { deskContentPictureSchema } from '@/lib/contract/desk/content-picture'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSavedSchema, deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { deskOverviewSchema, recordDraftListSchema } from '@/lib/contract/desk/overview'
import { deskRecordAddedSchema, deskRecordPastSchema } from '@/lib/contract/desk/record'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { publisher } from '@/provider/desk/publish-due'
import { recordDrafts } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { takeLease } from '@/provider/import/store/lease'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000
const FACILITIES = '[{"title":{"en":"Library"}}]'
const SAID = { name_en: 'Lake College', type_id: '1', residential: 'no' }

describeOnEachDatabase('drafts of institutions that are not there yet', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let [asha, ravi] = ['', '']
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('editor')).session
  })
  beforeEach(async () => {
    await emptyTables(database(), ['institutes', 'record_drafts'])
    told.length = 0
  })

  const read = async (id: string) => deskInstitutionSchema.parse((await desk.as(asha, `/desk/institutions/${id}`)).body)
  const history = async (id: string) =>
    deskRecordPastSchema.parse((await desk.as(asha, `/desk/institutions/${id}/history`)).body)
  const keep = async (said: object = SAID) =>
    deskRecordAddedSchema.parse((await desk.postAs(asha, '/desk/drafts/institutions', said)).body).id
  const change = async (id: string, action: string, said: object = {}, by = asha) => {
    const version = (await read(id)).draft?.version
    return desk.postAs(by, `/desk/institutions/${id}/draft`, { version, action, ...said })
  }
  const publish = async (id: string, said: object = {}) => {
    const answer = await change(id, 'publish', said)
    expect(answer.status).toBe(200)
    return deskRecordAddedSchema.parse(answer.body).id
  }
  const count = () => database().db.$count(institutes)
  const waiting = async () => deskOverviewSchema.parse((await desk.as(asha, '/desk/overview')).body)
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()

  test('one is kept, seen by nobody, kept on, and published as an institution that begins with being added', async () => {
    const id = await keep()
    expect([isNewDraft(id), await count(), told]).toEqual([true, 0, []])
    const kept = await read(id)
    expect(kept).toMatchObject({ id, version: 'new', draft: { flaws: {}, schedule: null, by: 'A editor' } })
    expect(kept.values).toMatchObject({ name_en: '', type_id: '' })
    expect((await change(id, 'keep', { name_en: 'Lake College anew' })).body).toMatchObject({ data: { id } })
    const made = await publish(id)
    expect([await count(), told]).toEqual([1, ['directory']])
    const there = await read(made)
    expect([there.values.name_en, there.draft, there.namesakes]).toEqual(['Lake College anew', null, []])
    expect(there.history.map(({ action }) => action)).toEqual(['institution-added'])
    expect((await desk.as(asha, `/desk/institutions/${id}`)).status).toBe(404)
    const past = await history(id)
    expect(past.history.map(({ action }) => action)).toEqual([
      'content-published',
      'content-drafted',
      'content-drafted',
    ])
    expect([past.history[0]?.after, past.values]).toEqual([{ id: made }, {}])
    expect(await database().db.$count(recordDrafts)).toBe(0)
    // Found as any, by what reads the directory.
    expect((await desk.as(asha, '/desk/institutions?q=lake')).body).toMatchObject({ data: [{ id: Number(made) }] })
  })

  test('its courses, other names and the parts of its page go with it', async () => {
    const id = await keep()
    const parts = { table: 'Civil\t\t\t\t90000', names: 'LCE; Lake', facilities: FACILITIES }
    await change(id, 'keep', parts)
    const kept = await read(id)
    expect(kept.draft).toMatchObject({ said: parts, flaws: {}, problems: [] })
    // Each is a difference from nothing.
    expect(kept.values).toMatchObject({ table: '', names: '', facilities: '' })
    const made = await publish(id)
    const there = await read(made)
    expect(there.other_names).toEqual(['LCE', 'Lake'])
    expect(there.values.table).toContain('Civil')
    expect(there.values.facilities).toContain('Library')
    expect(there.history.map(({ action }) => action)).toEqual([
      ...['names-changed', 'institution-changed', 'courses-changed', 'institution-added'],
    ])
    expect(there.history.map(({ by, after }) => [by, after])).toEqual([
      ['A editor', { names: 'LCE; Lake' }],
      ['A editor', { facilities: FACILITIES }],
      ['A editor', expect.objectContaining({ courses: 1, table: expect.stringContaining('Civil') })],
      ['A editor', { name_en: 'Lake College', type_id: '1' }],
    ])
    const [, drafted] = (await history(id)).history
    expect(drafted).toMatchObject({ action: 'content-drafted', after: parts })
  })

  test('courses are looked at before they are kept, also while it lacks its kind; nothing saves them, nor shows them once it is gone', async () => {
    const id = await keep({ name_en: 'Lake College' })
    const path = `/desk/institutions/${id}/courses`
    const { body } = await desk.as(ravi, path)
    expect(body).toEqual({ data: { version: expect.any(String), isDesks: true, courses: [] } })
    const { version } = deskCoursesSchema.parse(body)
    const rows = 'Civil\t\t\t\t90000\nMining\t\t\t\tmany'
    const look = (of: string) => desk.postAs(ravi, of, { version, rows, preview: true })
    const told = deskCoursesSavedSchema.parse((await look(path)).body)
    expect(told.rows.map(({ fate, flaw, course }) => [fate, flaw, course?.name])).toEqual([
      ['added', null, 'Civil'],
      ['wrong', 'fees', 'Mining'],
    ])
    expect([told.saved, told.removed]).toEqual([false, []])
    expect((await desk.postAs(ravi, path, { version, rows: 'Civil' })).status).toBe(404)
    expect((await read(id)).draft?.said).toEqual({ name_en: 'Lake College' })
    await publish(id, SAID)
    for (const gone of [path, '/desk/institutions/new_0123456789ab/courses', '/desk/institutions/new_/courses'])
      expect([(await desk.as(ravi, gone)).status, (await look(gone)).status]).toEqual([404, 404])
  })

  test('what of its parts cannot be taken is kept, said, and keeps it from being added', async () => {
    const id = await keep()
    const parts = { table: 'Mining\t\t\t\tmany', names: 'L', facilities: '[{"title":{"en":""}}]' }
    expect((await change(id, 'keep', parts)).status).toBe(200)
    const flaws = { table: 'unread', names: 'unread', facilities: 'unread' }
    expect((await read(id)).draft).toMatchObject({ said: parts, flaws, preview: null })
    expect((await read(id)).draft?.problems[0]?.path).toContain('facilities.1')
    const refused = await change(id, 'publish', { address: 'By the lake' })
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { table: ['unread'], names: ['unread'] } }])
    expect((await read(id)).draft).toMatchObject({ said: { ...parts, address: 'By the lake' }, flaws })
    expect((await change(id, 'schedule', { at: inHours(1) })).status).toBe(422)
    expect(await count()).toBe(0)
    await publish(id, { table: 'Mining', names: '', facilities: '' })
    expect(await count()).toBe(1)
  })

  test('a picture of a part is uploaded for it, and stands on the page with it; none is noted after it was published', async () => {
    const drawn = sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: 'green' } })
    const file = (await drawn.jpeg().toBuffer()).toString('base64')
    const upload = (of: string) => desk.postAs(asha, `/desk/institutions/${of}/page/pictures`, { file })
    const id = await keep()
    const { address } = deskContentPictureSchema.parse((await upload(id)).body)
    await change(id, 'keep', { facilities: FACILITIES.replace('{', `{"image":"${address}",`) })
    const { preview } = (await read(id)).draft ?? {}
    const shown = await desk.as(preview ?? '', `/desk/preview/institution?id=${UNWRITTEN}`)
    expect(instituteDetailSchema.parse(shown.body)?.facilities).toMatchObject([{ image: address }])
    const made = await publish(id)
    expect((await read(made)).values.facilities).toContain(address)
    expect((await upload(id)).status).toBe(404)
    const other = await keep({ ...SAID, name_en: 'Hill College' })
    // Making it anew takes longer than publishing.
    await Promise.all([upload(other), publish(other)])
    expect((await history(other)).history[0]).toMatchObject({ action: 'content-published' })
    expect((await upload('new_0123456789ab')).status).toBe(404)
  })

  test('the overview and the list name it with its place, also of two of one name', async () => {
    const [first, second] = [await keep({ ...SAID, district_id: '524' }), await keep()]
    const named = (id: string) => ({ list: 'institutions', id, name: { en: 'Lake College' }, by: 'A editor' })
    const { latest, count: all } = (await waiting()).record_drafts ?? {}
    expect(all).toBe(2)
    // Of one moment either may lead.
    expect(latest).toContainEqual(
      expect.objectContaining({ ...named(first), place: { en: 'Bagalkote', kn: 'ಬಾಗಲಕೋಟೆ' } }),
    )
    expect(latest).toContainEqual(expect.objectContaining({ ...named(second), place: null }))
    expect((await waiting()).drafts).toMatchObject({ count: 0 })
    const drafts = recordDraftListSchema.parse((await desk.as(ravi, '/desk/drafts/institutions')).body)
    expect(drafts?.map(({ id }) => id).sort()).toEqual([first, second].sort())
    const kannada = await keep({ name_kn: 'ಕೆರೆ ಕಾಲೇಜು' })
    expect((await waiting()).record_drafts?.latest).toContainEqual(
      expect.objectContaining({ id: kannada, name: { en: 'ಕೆರೆ ಕಾಲೇಜು', kn: 'ಕೆರೆ ಕಾಲೇಜು' } }),
    )
  })

  test('by its name it is found: without one it is not kept, and it does not lose it', async () => {
    const post = await desk.postAs(asha, '/desk/drafts/institutions', { ...SAID, name_en: ' ' })
    expect([post.status, post.body]).toMatchObject([422, { errors: { name_en: ['needed'] } }])
    expect(await database().db.$count(recordDrafts)).toBe(0)
    const id = await keep()
    const version = (await read(id)).draft?.version
    const emptied = { name_en: '', name_kn: '', address: 'Left at keep' }
    expect((await change(id, 'keep', emptied)).body).toMatchObject({ errors: { name_en: ['needed'] } })
    // Its form, in which that stands as it was typed, is not refused as one that somebody else has changed.
    expect((await read(id)).draft).toMatchObject({ version })
    for (const action of ['publish', 'schedule']) {
      const typed = { name_en: '', name_kn: '', address: `Left at ${action}`, at: inHours(1) }
      const refused = { status: 422, body: { errors: { name_en: ['needed'] } } }
      expect(await change(id, action, typed)).toMatchObject(refused)
      // Whatever else was typed is the draft.
      const said = { name_en: 'Lake College', address: `Left at ${action}` }
      expect((await read(id)).draft).toMatchObject({ said, schedule: null })
    }
    expect(
      await desk.postAs(asha, `/desk/institutions/${id}/draft`, { action: 'keep', version, name_en: '' }),
    ).toMatchObject({
      status: 409,
    })
  })

  test('what cannot be an institution is kept as it was typed, and is on no page', async () => {
    const id = await keep({ ...SAID, type_id: '', zip: '1' })
    expect((await read(id)).draft).toMatchObject({ flaws: { type_id: 'needed', zip: 'unread' }, preview: null })
    expect((await change(id, 'publish', { zip: '570001' })).body).toMatchObject({ errors: { type_id: ['needed'] } })
    expect((await read(id)).draft).toMatchObject({ said: { zip: '570001' }, flaws: { type_id: 'needed' } })
    expect((await change(id, 'schedule', { at: inHours(1) })).status).toBe(422)
    expect((await change(id, 'schedule', { type_id: '1', at: inHours(-1) })).body).toMatchObject({
      errors: { at: ['past'] },
    })
    expect(await count()).toBe(0)
  })

  test('pictures are none of its words', async () => {
    const id = await keep()
    expect((await change(id, 'keep', { pictures: '{"logo":"/media/x.webp"}', address: 'Hill' })).status).toBe(200)
    const { draft } = await read(id)
    expect([draft?.said.pictures, draft?.said.address, draft?.flaws]).toEqual([undefined, 'Hill', {}])
  })

  test('who is called so already is told, however it is written', async () => {
    const id = await keep()
    expect((await read(id)).namesakes).toEqual([])
    await desk.postAs(asha, '/desk/institutions', { ...SAID, name_en: 'LAKE  College' })
    const [one, ...others] = (await read(id)).namesakes
    expect([one?.name.en, others]).toEqual(['LAKE College', []])
    // Before there is an English name, by the one that there is.
    const inKannada = await keep({ ...SAID, name_en: '', name_kn: 'LAKE college' })
    expect((await read(inKannada)).namesakes).toHaveLength(1)
    // Two of one name may stand there: that is the editor's to say.
    await publish(id)
    expect(await count()).toBe(2)
  })

  test('at its time it is an institution, once; an import that runs then has it wait', async () => {
    const id = await keep()
    expect((await change(id, 'schedule', { at: inHours(2) })).status).toBe(200)
    await work(1.9)
    expect([await count(), told]).toEqual([0, []])
    const lease = await takeLease(database().pool)
    await work(3)
    expect([await count(), (await change(id, 'publish')).status]).toEqual([0, 423])
    await lease.release()
    await Promise.all([work(3), work(3)])
    expect([await count(), told]).toEqual([1, ['directory']])
    expect((await history(id)).history[0]).toMatchObject({
      ...{ action: 'content-published-at-time', by: 'A editor' },
      after: { id: expect.any(String) },
    })
  })

  test('a link shows it as its page will be, and what became of it; no other link, and no page without one, does', async () => {
    const id = await keep({ ...SAID, district_id: '524', ownership: 'Private' })
    await change(id, 'keep', { table: 'Civil\t\t\t\t90000', tagline_en: 'By the lake', facilities: FACILITIES })
    const link = (await read(id)).draft?.preview ?? ''
    const look = (token: string, number: number | string = UNWRITTEN) =>
      desk.as(token, `/desk/preview/institution?id=${number}`)
    const shown = (await look(link)).body
    expect(shown).toMatchObject({
      data: {
        institute: { institute_name: { en: 'Lake College' }, tagline: { en: 'By the lake' }, ownership: 'private' },
        address: { district: { en: expect.any(String) } },
        courses: [{ course_name: 'Civil', fees: 90_000 }],
      },
    })
    const facilities = [{ title: { en: 'Library' } }]
    expect(instituteDetailSchema.parse(shown)).toMatchObject({ id: String(UNWRITTEN), facilities })
    expect((await look(link, 1)).status).toBe(404)
    expect((await desk.as('', `/institute/details?id=${UNWRITTEN}`)).status).toBe(404)
    const other = (await read(await keep({ ...SAID, name_en: 'Hill College' }))).draft?.preview ?? ''
    expect(JSON.stringify((await look(other)).body)).not.toContain('Lake')
    const made = await publish(id)
    expect((await look(link)).body).toMatchObject({ data: { institute: { id: Number(made) } } })
    expect((await look(other, made)).status).toBe(404)
  })

  test('discarded it is gone, and its words are left', async () => {
    const id = await keep()
    const link = (await read(id)).draft?.preview ?? ''
    expect((await change(id, 'discard')).status).toBe(200)
    expect((await desk.as(asha, `/desk/institutions/${id}`)).status).toBe(404)
    expect(await history(id)).toMatchObject({
      values: { name_en: 'Lake College', type_id: '1' },
      history: [{ action: 'draft-discarded' }, {}],
    })
    expect((await desk.as(link, `/desk/preview/institution?id=${UNWRITTEN}`)).status).toBe(404)
    expect(await count()).toBe(0)
  })

  test('of two who keep it the second is told; posted twice by one form it is one, published twice one institution', async () => {
    const post = () => desk.postAs(asha, '/desk/drafts/institutions', SAID, { [IDEMPOTENCY_HEADER]: 'one' })
    const ids = (await Promise.all([post(), post()])).map(({ body }) => deskRecordAddedSchema.parse(body).id)
    expect(new Set(ids).size).toBe(1)
    const [id = ''] = ids
    const version = (await read(id)).draft?.version ?? ''
    const send = (by: string, action: string, said: object) =>
      desk.postAs(by, `/desk/institutions/${id}/draft`, { version, action, ...said })
    const answers = await Promise.all([send(asha, 'keep', { zip: '570001' }), send(ravi, 'keep', { zip: '570002' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    // Also where it is another part of it: that is kept in none.
    for (const part of [{ table: 'Civil' }, { names: 'LCE' }, { facilities: FACILITIES }])
      expect((await send(ravi, 'keep', part)).status).toBe(409)
    const pressed = await Promise.all([change(id, 'publish'), change(id, 'publish', {}, ravi)])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await count()).toBe(1)
  })

  test('nobody saves, retires or brings back what is not there; no other has the right', async () => {
    const id = await keep()
    const version = (await read(id)).draft?.version
    const asked = [
      ['', { version }],
      ['/state', { version, action: 'retire' }],
      ['/retire-at', { version, until: inHours(1) }],
      ['/revert', { version, to: 1, as: 'draft' }],
      ['/names', { was: '', names: 'LCE' }],
    ] as const
    for (const [path, body] of asked)
      expect((await desk.postAs(asha, `/desk/institutions/${id}${path}`, body)).status).toBe(404)
    const { session } = await desk.represent(Number(await publish(await keep())))
    expect((await desk.postAs(session, '/desk/drafts/institutions', SAID)).status).toBe(403)
    for (const path of ['/desk/drafts/institutions', `/desk/institutions/${id}`, `/desk/institutions/${id}/history`])
      expect((await desk.as(session, path)).status).toBe(403)
    expect((await read(id)).draft).not.toBeNull()
  })
})
