import { eq } from 'drizzle-orm'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import {
  deskOwnRecordSchema,
  deskProposalPageSchema,
  deskProposalSchema,
  deskProposedSchema,
} from '@/lib/contract/desk/proposal'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { instituteProposals } from '@/provider/edits/proposal-tables'
import { takeLease } from '@/provider/import/store/lease'
import { DISTRICTS } from '@/provider/geography/places'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const [DISTRICT] = DISTRICTS
const PLACE = { district_id: String(DISTRICT?.id), city_id: String(DISTRICT?.cities[0]?.id) }

describeOnEachDatabase('proposals of institutions', (database) => {
  const told: (readonly string[])[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let own = 0
  let editor = ''
  let representative = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  beforeEach(async () => {
    own = await addInstitute(database().db, { name: 'Hill College', phone: '08212345678', email: 'old@hill.example' })
    representative = (await desk.represent(own)).session
    told.length = 0
  })
  afterEach(() => emptyTables(database(), ['institutes', 'institute_proposals']))

  const record = async (token = representative) =>
    deskOwnRecordSchema.parse((await desk.as(token, '/desk/record')).body)
  const post = async (fields: object, more: object = {}, token = representative) =>
    desk.postAs(token, '/desk/record', { version: (await record(token)).version, action: 'send', ...more, ...fields })
  /** @returns the number of the proposal */
  async function send(fields: object, more: object = {}) {
    const { status, body } = await post(fields, more)
    expect([status, body]).toMatchObject([200, {}])
    return Number(deskProposedSchema.parse(body).proposal?.id ?? 0)
  }
  const read = async (id: number) => deskProposalSchema.parse((await desk.as(editor, `/desk/proposals/${id}`)).body)
  const decide = async (id: number, accepted: string, more: object = {}) =>
    desk.postAs(editor, `/desk/proposals/${id}`, { version: (await read(id)).version, accepted, ...more })
  const list = async (state = 'open') =>
    deskProposalPageSchema.parse((await desk.as(editor, `/desk/proposals?state=${state}`)).body)
  const institution = async () => deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${own}`)).body)
  const edit = async (fields: object) =>
    desk.postAs(editor, `/desk/institutions/${own}`, { version: (await institution()).version, ...fields })
  const trail = (id: number) => desk.trail(`proposal ${id}`)
  const REFUSED = { reason: 'unproven' }

  test('what is sent stands nowhere until somebody takes it over; each field with what stood before', async () => {
    expect(await record()).toMatchObject({ id: String(own), values: { phone: '08212345678' }, open: null, past: [] })
    const id = await send({ phone: '0821 999', name_kn: 'ಬೆಟ್ಟ ಕಾಲೇಜು' })
    const open = (await record()).open
    expect(open).toMatchObject({
      ...{ id: String(id), state: 'open', by: 'A representative' },
      fields: [
        { name: 'name_kn', was: null, proposed: 'ಬೆಟ್ಟ ಕಾಲೇಜು', fate: null },
        { name: 'phone', was: '08212345678', proposed: '0821 999', fate: null },
      ],
    })
    expect((await institution()).values).toMatchObject({ phone: '08212345678', name_kn: '' })
    expect((await institution()).edited).toBeNull()
    expect(told).toEqual([])
    expect(await trail(id)).toMatchObject([
      {
        ...{ action: 'proposal-sent', by: 'A representative', before: { phone: '08212345678', name_kn: '' } },
        after: { institution: own, phone: '0821 999', name_kn: 'ಬೆಟ್ಟ ಕಾಲೇಜು' },
      },
    ])
  })

  test('one waits: it is changed, what is as the record says goes out of it, and without any field it is taken back', async () => {
    const id = await send({ phone: '0821 999', email: 'new@hill.example' })
    expect(await send({ phone: '0821 777' })).toBe(id)
    expect((await record()).open?.fields).toMatchObject([
      { name: 'phone', proposed: '0821 777' },
      { name: 'email', proposed: 'new@hill.example' },
    ])
    expect(await send({ phone: '08212345678' })).toBe(id)
    expect((await record()).open?.fields.map(({ name }) => name)).toEqual(['email'])
    expect(await send({ email: 'old@hill.example' })).toBe(0)
    expect(await record()).toMatchObject({ open: null, past: [{ id: String(id), state: 'withdrawn' }] })
    // Nothing is nothing.
    expect(await send({ email: 'old@hill.example' })).toBe(0)
    expect((await list('withdrawn')).total).toBe(1)
  })

  test('sent again as it waits, by whomever, it is no change; once the record has moved it is', async () => {
    const id = await send({ phone: '0821 999', email: 'new@hill.example' })
    const { version, open } = await record()
    const colleague = (await desk.represent(own)).session
    const again = { email: 'new@hill.example', phone: '0821  999', language: 'kn' }
    for (const who of [representative, colleague]) {
      const { status, body } = await post(again, {}, who)
      expect([status, deskProposedSchema.parse(body).proposal?.id]).toEqual([200, String(id)])
    }
    expect(await record()).toMatchObject({ version, open })
    expect(await trail(id)).toHaveLength(1)
    await edit({ phone: '0821 555' })
    expect(await send(again)).toBe(id)
    expect((await record()).open?.fields).toMatchObject([{ name: 'phone', was: '0821 555' }, { name: 'email' }])
    expect(await trail(id)).toHaveLength(2)
  })

  test('a field that is not touched still says what the record said then, though somebody changed it since', async () => {
    const id = await send({ phone: '0821 999' })
    await edit({ phone: '0821 555' })
    expect(await send({ email: 'new@hill.example' })).toBe(id)
    expect((await record()).open?.fields).toMatchObject([
      { name: 'phone', was: '08212345678', proposed: '0821 999' },
      { name: 'email', was: 'old@hill.example' },
    ])
  })

  test('each sending notes in the audit trail what it changed of what waited, and no more', async () => {
    const id = await send({ phone: '0821 999', name_kn: 'ಬೆಟ್ಟ ಕಾಲೇಜು' })
    await send({ phone: '0821 777' })
    await send({ email: 'new@hill.example' })
    await send({ name_kn: '' })
    expect((await trail(id)).slice(1).map(({ before, after }) => [before, after])).toEqual([
      [{ phone: '0821 999' }, { institution: own, phone: '0821 777' }],
      [{ email: 'old@hill.example' }, { institution: own, email: 'new@hill.example' }],
      [{ name_kn: 'ಬೆಟ್ಟ ಕಾಲೇಜು' }, { institution: own, name_kn: null }],
    ])
  })

  test('it is taken back as it was shown', async () => {
    const id = await send({ phone: '0821 999' })
    const { version } = await record()
    await send({ phone: '0821 777' })
    expect((await post({}, { action: 'withdraw', version })).status).toBe(409)
    expect((await record()).open).not.toBeNull()
    expect((await post({}, { action: 'withdraw' })).status).toBe(200)
    expect([(await record()).open, (await list()).total]).toEqual([null, 0])
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'proposal-sent',
      'proposal-sent',
      'proposal-withdrawn',
    ])
    expect((await decide(id, 'phone')).status).toBe(409)
  })

  test('what others confer cannot be proposed', async () => {
    const conferred = { type_id: '2', ownership: 'Government', university: 'Oxford', minority: 'yes' }
    expect(await send(conferred)).toBe(0)
    await send({ ...conferred, phone: '0821 999' })
    expect((await record()).open?.fields.map(({ name }) => name)).toEqual(['phone'])
  })

  test('where the institution stands can be proposed, and taken over', async () => {
    const id = await send({ coordinates: '12°18′00″N 76°38′00″E' })
    const coordinates = '12.3, 76.633333'
    expect((await record()).open?.fields).toMatchObject([{ name: 'coordinates', was: null, proposed: coordinates }])
    expect(await decide(id, 'coordinates')).toMatchObject({ status: 200 })
    expect((await institution()).values).toMatchObject({ coordinates })
  })

  test('what cannot be taken is named by field, and nothing is kept', async () => {
    const { status, body } = await post({ zip: '12', email: 'x', name_en: ' ', tagline_en: 'x'.repeat(301) })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: { zip: ['unread'], email: ['unread'], name_en: ['needed'], tagline_en: ['tooLong'] },
    })
    expect((await record()).open).toBeNull()
  })

  test('of two who send at the same moment one is heard', async () => {
    const colleague = (await desk.represent(own)).session
    const { version } = await record()
    const answers = await Promise.all([
      post({ phone: '0821 999', version }),
      post({ phone: '0821 777', version }, {}, colleague),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await list()).total).toBe(1)
    // A colleague may change what waits, and is named from then on.
    await post({ phone: '0821 555' }, {}, colleague)
    expect((await record()).open).toMatchObject({ fields: [{ proposed: '0821 555' }] })
  })

  test('an editor takes a part over, under their name and with its number, and refuses the rest with a reason', async () => {
    const id = await send({ phone: '0821 999', email: 'new@hill.example', language: 'kn' })
    expect(await read(id)).toMatchObject({
      language: 'kn',
      represents: true,
      is_retired: false,
      institute_id: String(own),
    })
    expect((await decide(id, 'phone')).body).toMatchObject({ errors: { reason: ['needed'] } })
    expect((await institution()).values.phone).toBe('08212345678')
    expect((await decide(id, 'phone', { ...REFUSED, words: 'Nobody answers there.' })).status).toBe(200)
    const { values, edited, history } = await institution()
    expect(values).toMatchObject({ phone: '0821 999', email: 'old@hill.example' })
    expect(edited?.by).toBe('A editor')
    expect(history[0]).toMatchObject({
      ...{ action: 'institution-changed', by: 'A editor', before: { phone: '08212345678' } },
      after: { phone: '0821 999', proposal: id },
    })
    expect(told).toEqual([[`institute:${own}`], ['directory']])
    expect((await trail(id)).at(-1)).toMatchObject({
      ...{ action: 'proposal-decided', by: 'A editor' },
      after: {
        institution: own,
        accepted: 'phone',
        refused: 'email',
        reason: 'unproven',
        words: 'Nobody answers there.',
      },
    })
    expect((await record()).past).toMatchObject([
      {
        ...{ state: 'decided', reason: 'unproven', words: 'Nobody answers there.' },
        fields: [{ fate: 'accepted' }, { fate: 'refused' }],
      },
    ])
    expect(await read(id)).toMatchObject({ state: 'decided', decided_by: 'A editor' })
    expect((await list('decided')).data).toMatchObject([{ id: String(id), decided_at: expect.any(Number) }])
  })

  test('all of it is taken over without a reason, or refused, and the website hears of the former alone', async () => {
    const first = await send({ phone: '0821 999' })
    expect((await decide(first, '', REFUSED)).status).toBe(200)
    expect([told, (await institution()).edited]).toEqual([[], null])
    const next = await send({ phone: '0821 999' })
    expect((await decide(next, 'phone', REFUSED)).status).toBe(200)
    expect((await record()).past[0]).toMatchObject({ reason: null, fields: [{ fate: 'accepted' }] })
    expect(told).not.toEqual([])
  })

  test('a field that was changed since is named with what it said, and overwritten by nobody who has not seen it', async () => {
    const id = await send({ phone: '0821 999', email: 'new@hill.example' })
    const { version } = await read(id)
    await edit({ phone: '0821 111' })
    expect((await desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted: 'phone email' })).status).toBe(409)
    expect((await institution()).values).toMatchObject({ phone: '0821 111', email: 'old@hill.example' })
    const { fields, values } = await read(id)
    expect(fields[0]).toMatchObject({ name: 'phone', was: '08212345678', proposed: '0821 999' })
    expect(values.phone).toBe('0821 111')
    expect((await decide(id, 'email', REFUSED)).status).toBe(200)
    expect((await institution()).values).toMatchObject({ phone: '0821 111', email: 'new@hill.example' })
  })

  test('what the record says by now is taken over by itself', async () => {
    const id = await send({ phone: '0821 999' })
    await edit({ phone: '0821 999' })
    expect((await decide(id, '')).status).toBe(200)
    expect((await read(id)).fields).toMatchObject([{ fate: 'accepted' }])
  })

  test('a representative is told of a change of the record since they opened it', async () => {
    const { version } = await record()
    await edit({ phone: '0821 111' })
    expect((await post({ phone: '0821 999', version })).status).toBe(409)
    expect((await record()).open).toBeNull()
  })

  test('a part that does not stand by itself is named', async () => {
    const id = await send(PLACE)
    expect((await decide(id, 'city_id', REFUSED)).body).toMatchObject({ errors: { city_id: ['elsewhere'] } })
    expect((await list()).total).toBe(1)
    expect((await decide(id, 'city_id district_id')).status).toBe(200)
    expect((await institution()).values).toMatchObject(PLACE)
  })

  test('of two editors who decide at the same moment one is heard', async () => {
    const id = await send({ phone: '0821 999' })
    const { version } = await read(id)
    const ask = (accepted: string, more: object) =>
      desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted, ...more })
    const answers = await Promise.all([ask('phone', {}), ask('', REFUSED)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await trail(id)).filter(({ action }) => action === 'proposal-decided')).toHaveLength(1)
  })

  test('while an import runs nothing is taken over; it is refused, sent and taken back as ever', async () => {
    const id = await send({ phone: '0821 999' })
    const lease = await takeLease(database().pool)
    expect((await decide(id, 'phone')).status).toBe(423)
    expect((await list()).total).toBe(1)
    expect((await decide(id, '', REFUSED)).status).toBe(200)
    await send({ phone: '0821 777' })
    expect((await post({}, { action: 'withdraw' })).status).toBe(200)
    await lease.release()
  })

  test('of a retired institution nothing is taken over; its representative has none, and what waits waits on', async () => {
    const id = await send({ phone: '0821 999' })
    const { version } = await record()
    await database().db.update(institutes).set({ retiredAt: desk.now() }).where(eq(institutes.id, own))
    expect((await desk.as(representative, '/desk/record')).status).toBe(404)
    const sent = { version, action: 'send', phone: '1' }
    expect((await desk.postAs(representative, '/desk/record', sent)).status).toBe(404)
    expect((await list()).data).toMatchObject([{ id: String(id), is_retired: true }])
    expect((await decide(id, 'phone')).status).toBe(409)
    await database().db.update(institutes).set({ retiredAt: null }).where(eq(institutes.id, own))
    expect((await decide(id, 'phone')).status).toBe(200)
  })

  test('who represents it no more is told so to the editors; what they sent waits on', async () => {
    const { mail, session } = await desk.represent(own)
    await post({ phone: '0821 999' }, {}, session)
    const id = Number((await list()).data[0]?.id)
    expect((await read(id)).represents).toBe(true)
    await database().db.update(deskAccounts).set({ closedAt: desk.now() }).where(eq(deskAccounts.mail, mail))
    expect((await desk.as(session, '/desk/record')).status).toBe(401)
    expect((await read(id)).represents).toBe(false)
    expect((await decide(id, 'phone')).status).toBe(200)
  })

  test('of an institution that is gone there is no proposal', async () => {
    const id = await send({ phone: '0821 999' })
    await database().db.delete(institutes).where(eq(institutes.id, own))
    expect((await desk.as(editor, `/desk/proposals/${id}`)).status).toBe(404)
    expect((await desk.postAs(editor, `/desk/proposals/${id}`, { version: 'x', accepted: '' })).status).toBe(404)
    expect([(await list()).total, (await desk.as(representative, '/desk/record')).status]).toEqual([0, 404])
  })

  test('another institution’s record and proposals are nothing to a representative', async () => {
    const id = await send({ phone: '0821 999' })
    const lake = await addInstitute(database().db, { name: 'Lake College' })
    const other = (await desk.represent(lake)).session
    expect(await record(other)).toMatchObject({ id: String(lake), open: null, past: [] })
    for (const path of ['/desk/proposals', `/desk/proposals/${id}`, `/desk/institutions/${own}`])
      expect((await desk.as(other, path)).status).toBe(403)
    expect((await desk.postAs(other, `/desk/proposals/${id}`, { version: 'x', accepted: 'phone' })).status).toBe(403)
  })

  test('the overview counts what waits, and since when; the longest waiting stands first', async () => {
    const look = async () => deskOverviewSchema.parse((await desk.as(editor, '/desk/overview')).body).proposals
    expect(await look()).toEqual({ open: 0, oldest_at: null })
    const since = desk.clock.at
    const first = await send({ phone: '0821 999' })
    desk.forward(60)
    const lake = await addInstitute(database().db, { name: 'Lake College' })
    await post({ phone: '0821 777' }, {}, (await desk.represent(lake)).session)
    // To change it is not to wait anew.
    await send({ phone: '0821 888' })
    expect(await look()).toEqual({ open: 2, oldest_at: since })
    const { data } = await list()
    expect(data.map(({ name }) => name.en)).toEqual(['Hill College', 'Lake College'])
    expect(data[0]).toMatchObject({ id: String(first), fields: ['phone'], by: 'A representative' })
  })

  test('a proposal that waits is the only one of its institution, whatever else is tried', async () => {
    await send({ phone: '0821 999' })
    const again = await database().db.select().from(instituteProposals)
    const rows = again.map((row) => ({ ...row, id: row.id + 1 }))
    await expect(database().db.insert(instituteProposals).values(rows)).rejects.toThrow()
  })
})
