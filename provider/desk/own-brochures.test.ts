import { brochureListSchema } from '@/lib/contract/brochure'
import { cacheTags } from '@/lib/contract/cache-tags'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskBrochuresSchema, MAX_BROCHURES } from '@/lib/contract/desk/institution-brochures'
import { deskOwnRecordSchema, deskProposalPageSchema, deskProposalSchema } from '@/lib/contract/desk/proposal'
import { PROPOSED_UPLOAD_DAYS, PROPOSED_UPLOADS } from '@/lib/contract/desk/proposal-parts'
import { DAY_MS } from '@/lib/contract/time'
import { brochures } from '@/provider/directory/store/brochure-tables'
import { instituteProposals, proposedUploads } from '@/provider/edits/proposal-tables'
import { purgeExpired } from '@/provider/purge'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const REFUSED = { reason: 'unproven' }
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`).toString('base64')

describeOnEachDatabase('brochures that an institution proposes', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  const call = callsOn(() => database().db)
  const app = appOn(() => database().db)
  let own = 0
  let [editor, representative] = ['', '']
  beforeEach(async () => {
    const { db } = database()
    editor = (await desk.join('editor')).session
    own = await addInstitute(db, { name: 'Hill College' })
    representative = await represent(own)
    for (const title of ['Prospectus', 'Fees'])
      await db.insert(brochures).values({ instituteId: own, title, fileUrl: `/${title}.pdf`, language: 'en' })
    told.length = 0
  })
  afterEach(() => emptyTables(database(), ['institutes', 'institute_proposals', 'desk_uploads']))

  const represent = async (institute: number) => (await desk.represent(institute)).session
  const room = async () => deskBrochuresSchema.parse((await desk.as(representative, '/desk/record/brochures')).body)
  const titles = async () => (await room()).brochures.map(({ title }) => title)
  const send = (way: string, body: object) => desk.postAs(representative, `/desk/record/brochures${way}`, body)
  const add = async (over: object = {}) =>
    send('', { version: (await room()).version, title: 'Hostels', language: 'kn', file: pdf('hostels'), ...over })
  const change = async (title: string, action: string, over: object = {}) => {
    const { version, brochures: shown, removed } = await room()
    const brochure = (action === 'restore' ? removed : shown).find((each) => each.title === title)?.id ?? '0'
    return send('/change', { version, brochure, action, language: 'en', title, ...over })
  }
  const record = async () => deskOwnRecordSchema.parse((await desk.as(representative, '/desk/record')).body)
  const waiting = async () => Number((await record()).open?.id)
  const read = async (id: number) => deskProposalSchema.parse((await desk.as(editor, `/desk/proposals/${id}`)).body)
  const decide = async (accepted: string, more: object = {}) => {
    const id = await waiting()
    return desk.postAs(editor, `/desk/proposals/${id}`, { version: (await read(id)).version, accepted, ...more })
  }
  const offered = async () => brochureListSchema.parse((await call(`/api/v1/institute/${own}/brochures`)).body)
  const atDesk = async () =>
    deskBrochuresSchema.parse((await desk.as(editor, `/desk/institutions/${own}/brochures`)).body)
  const edit = async (title: string, action: string, over: object = {}) => {
    const { version, brochures: standing } = await atDesk()
    const brochure = standing.find((each) => each.title === title)?.id ?? '0'
    const sent = { version, brochure, action, language: 'en', title, ...over }
    return desk.postAs(editor, `/desk/institutions/${own}/brochures/change`, sent)
  }
  const uploads = async () =>
    (await database().db.select().from(proposedUploads)).map(({ address }) => address.slice(PROPOSED_UPLOADS.length))
  const fileFor = (token: string, name = '') =>
    desk.app.request(`/api/v1/desk/proposed-brochures/${name}`, { headers: { authorization: `Bearer ${token}` } })

  test('one that is proposed stands before nobody: its file is for its representatives and for editors alone', async () => {
    expect((await add()).status).toBe(200)
    expect(await titles()).toEqual(['Prospectus', 'Fees', 'Hostels'])
    expect((await room()).brochures.map(({ proposed, file }) => [proposed, file])).toEqual([
      ...[
        [null, null],
        [null, null],
      ],
      ['added', expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)],
    ])
    expect((await record()).open?.brochures).toMatchObject([
      { name: 'brochure-1', was: null, proposed: { title: 'Hostels', language: 'kn' }, stands: false, moved: false },
    ])
    expect((await offered()).map(({ title }) => title)).toEqual(['Prospectus', 'Fees'])
    expect(told).toEqual([])
    const [name = ''] = await uploads()
    expect((await record()).open?.brochures[0]?.proposed?.file).toBe(name)
    for (const token of [representative, await represent(own), editor]) {
      const answer = await fileFor(token, name)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(await answer.text()).toContain('% hostels')
    }
    const elsewhere = await represent(await addInstitute(database().db, { name: 'Lake College' }))
    const moderator = (await desk.join('moderator')).session
    expect((await fileFor(elsewhere, name)).status).toBe(404)
    expect((await fileFor(moderator, name)).status).toBe(403)
    for (const folder of ['proposed', 'institution-brochures', 'content'])
      expect((await app.request(`/media/${folder}/${name}`)).status).toBe(404)
    const { data } = deskProposalPageSchema.parse((await desk.as(editor, '/desk/proposals')).body)
    expect(data).toMatchObject([{ fields: [], courses: 0, pictures: 0, brochures: 1 }])
  })

  test('an editor takes lines over, under addresses of their own, and refuses others for a reason', async () => {
    await add()
    await change('Prospectus', 'save', { title: 'Prospectus 2027', file: pdf('newer') })
    await change('Fees', 'remove')
    const id = await waiting()
    expect((await desk.trail(`proposal ${id}`)).at(0)).toMatchObject({
      action: 'proposal-sent',
      after: { 'brochure-1': expect.stringMatching(/^Hostels · kn · \/media\/proposed\//) },
    })
    const [hostels = '', newer = ''] = (await read(id)).brochures.map(({ proposed }) => proposed?.file ?? '')
    expect(await decide('brochure-1 brochure-2')).toMatchObject({ body: { errors: { reason: ['needed'] } } })
    expect((await decide('brochure-1 brochure-2', REFUSED)).status).toBe(200)
    const shown = await offered()
    expect(shown.map(({ title }) => title)).toEqual(['Prospectus 2027', 'Fees', 'Hostels'])
    const files = await Promise.all(shown.map(async ({ fileUrl }) => (await app.request(fileUrl)).text()))
    expect([files[0], files[2]]).toEqual([expect.stringContaining('% newer'), expect.stringContaining('% hostels')])
    expect(shown.map(({ fileUrl }) => fileUrl).join()).not.toMatch(new RegExp(`${hostels}|${newer}`))
    expect((await atDesk()).removed.map(({ title }) => title)).toEqual(['Prospectus'])
    expect([await uploads(), (await fileFor(editor, hostels)).status]).toEqual([[], 404])
    const { history } = deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${own}`)).body)
    expect(history[0]).toMatchObject({ action: 'brochures-changed', by: 'A editor', after: { proposal: id } })
    expect(told).toContain(cacheTags.institute(own))
    expect((await record()).past[0]?.brochures.map(({ fate }) => fate)).toEqual(['accepted', 'accepted', 'refused'])
    expect((await desk.trail(`proposal ${id}`)).at(-1)).toMatchObject({
      after: { accepted: 'brochure-1, brochure-2', refused: 'brochure-3' },
    })
  })

  test('of a decision the files are read that are taken over alone', async () => {
    await add()
    await change('Fees', 'remove')
    const { pool } = database()
    // Whatever reads one fails.
    await pool.query('alter table proposed_pictures rename image to elsewhere')
    const id = await waiting()
    expect(
      (await desk.postAs(editor, `/desk/proposals/${id}`, { version: 'old', accepted: 'brochure-1' })).status,
    ).toBe(409)
    expect((await decide('brochure-2')).status).toBe(422)
    expect((await decide('brochure-2', REFUSED)).status).toBe(200)
    await pool.query('alter table proposed_pictures rename elsewhere to image')
    expect((await offered()).map(({ title }) => title)).toEqual(['Prospectus'])
  })

  test('what is taken over as gone is offered no more, and can be brought back at the desk', async () => {
    await change('Fees', 'remove')
    expect((await decide('brochure-1')).status).toBe(200)
    expect((await offered()).map(({ title }) => title)).toEqual(['Prospectus'])
    expect((await atDesk()).removed.map(({ title }) => title)).toEqual(['Fees'])
  })

  test('each can be taken back before: its file is gone then, and nothing waits', async () => {
    await add()
    await change('Hostels', 'save', { title: 'Rooms', file: pdf('rooms') })
    expect([await titles(), (await uploads()).length]).toEqual([['Prospectus', 'Fees', 'Rooms'], 1])
    await change('Prospectus', 'save', { file: pdf('newer') })
    expect((await room()).brochures[0]).toMatchObject({ proposed: 'changed', file: expect.stringMatching(/pdf$/) })
    await change('Fees', 'remove')
    const { removed } = await room()
    // The proposal has one time for all that is done to it.
    expect(removed).toMatchObject([
      { title: 'Prospectus', removed_at: null },
      { title: 'Fees', removed_at: null },
    ])
    expect((await uploads()).length).toBe(2)
    await change('Rooms', 'remove')
    await change('Prospectus', 'restore')
    await change('Fees', 'restore')
    expect([await titles(), (await room()).removed, await uploads()]).toEqual([['Prospectus', 'Fees'], [], []])
    expect([(await record()).open, (await record()).past[0]?.state]).toEqual([null, 'withdrawn'])
  })

  test('sent as it stands there nothing waits, and what is proposed besides stays', async () => {
    await change('Fees', 'save', { title: 'Fees 2027' })
    await add()
    await change('Fees 2027', 'save', { title: 'Fees' })
    expect((await record()).open?.brochures).toMatchObject([{ proposed: { title: 'Hostels' } }])
  })

  test('what is wrong is said of its field, and nothing is kept', async () => {
    const wrong = await add({ title: '', file: Buffer.from('no PDF').toString('base64') })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { title: ['needed'], file: ['format'] } } })
    const many = Array.from({ length: MAX_BROCHURES - 2 }, (_, at) => ({
      instituteId: own,
      title: `${at}`,
      fileUrl: '/x',
    }))
    await database().db.insert(brochures).values(many)
    expect(await add()).toMatchObject({ status: 422, body: { errors: { file: ['full'] } } })
    expect([await uploads(), (await record()).open]).toEqual([[], null])
    await change('Fees', 'remove')
    expect((await add()).status).toBe(200)
  })

  test('of two who change them at once the second is told, and no brochure is there that is not', async () => {
    const { version } = await room()
    await add()
    expect((await add({ version })).status).toBe(409)
    expect((await change('Nothing', 'save')).status).toBe(404)
    const seen = (await room()).version
    await edit('Fees', 'save', { title: 'All fees' })
    expect((await add({ version: seen })).status).toBe(409)
  })

  test('what was changed since is told, and decided by nobody who has not seen it; one that is gone cannot be taken over', async () => {
    await change('Prospectus', 'save', { title: 'Prospectus 2027' })
    await change('Fees', 'save', { title: 'Fees 2027' })
    const id = await waiting()
    const { version } = await read(id)
    expect((await room()).brochures).toMatchObject([{ proposed: 'changed', file: null }, { proposed: 'changed' }])
    await edit('Prospectus', 'save', { file: pdf('by the editors') })
    const answer = await desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted: 'brochure-1' })
    expect(answer.status).toBe(409)
    await edit('Fees', 'remove')
    expect((await read(id)).brochures).toMatchObject([
      {
        id: expect.any(String),
        moved: true,
        is_gone: false,
        is_replaced: true,
        now: { title: 'Prospectus', file: null },
      },
      { is_gone: true, is_replaced: false, now: null },
    ])
    expect((await decide('brochure-1 brochure-2')).status).toBe(200)
    const [kept] = await offered()
    expect(kept?.title).toBe('Prospectus 2027')
    // The file of the editors stays: none was proposed.
    expect(await (await app.request(kept?.fileUrl ?? '')).text()).toContain('by the editors')
    expect((await read(id)).brochures.map(({ fate }) => fate)).toEqual(['accepted', 'gone'])
  })

  test('with more than there may be by now nothing is taken over, and that is said', async () => {
    await add()
    const many = Array.from({ length: MAX_BROCHURES - 2 }, (_, at) => ({
      instituteId: own,
      title: `${at}`,
      fileUrl: '/x',
    }))
    await database().db.insert(brochures).values(many)
    expect(await decide('brochure-1')).toMatchObject({ status: 422, body: { errors: { brochures: ['full'] } } })
    expect([(await uploads()).length, (await record()).open]).toMatchObject([1, {}])
  })

  test('a file about which nobody decides is gone after its days, or with its proposal', async () => {
    await add()
    const id = await waiting()
    await purgeExpired(database().db, new Date(desk.clock.at + PROPOSED_UPLOAD_DAYS * DAY_MS - 1))
    expect(await uploads()).toHaveLength(1)
    await purgeExpired(database().db, new Date(desk.clock.at + PROPOSED_UPLOAD_DAYS * DAY_MS + 1))
    editor = (await desk.join('editor', 'later@guide.example')).session
    representative = await represent(own)
    expect((await read(id)).brochures).toMatchObject([{ is_gone: true }])
    expect(await titles()).toEqual(['Prospectus', 'Fees'])
    expect((await decide('brochure-1')).status).toBe(200)
    expect((await read(id)).brochures[0]?.fate).toBe('gone')
    await add()
    const [name = ''] = await uploads()
    await database().db.update(instituteProposals).set({ state: 'withdrawn' })
    expect((await fileFor(editor, name)).status).toBe(404)
  })
})
