import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { deskInstitutionPageSchema, deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport } from '@/provider/import/run-import'
import { takeLease } from '@/provider/import/store/lease'
import { aicteRow, writeList } from '@/testing/import/lists'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const ADDRESS = '132, AECS LAYOUT, IT PARK ROAD BANGALORE - 560037'
let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'desk-institutions-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('institutions at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const call = callsOn(() => database().db)
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts', 'sources']))

  async function readList(name: string, content: string | object[]) {
    const { pool } = database()
    const request = {
      ...{ files: [writeList(folder, name, content)], wanted: { all: true } as const, map: new Map() },
      ...{ source: null, description: {}, isDryRun: false },
    }
    const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
    await runImport({ pool, isEmbedded }, request, await openLists(request), silentProgress, () => false)
  }
  const aicte = (over: Record<string, unknown> = {}) =>
    readList('aicte.json', [{ ...aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', ADDRESS), ...over }])
  async function onlyId(): Promise<number> {
    const { rows } = await database().pool.query<{ id: number }>('select id from institutes where not is_sample')
    expect(rows).toHaveLength(1)
    return rows[0]?.id ?? 0
  }
  const read = async (id: number) =>
    deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${id}`)).body)
  const post = (id: number, body: object, token = editor) => desk.postAs(token, `/desk/institutions/${id}`, body)
  const save = async (id: number, said: object) => post(id, { version: (await read(id)).version, ...said })
  const detail = async (id: number) =>
    instituteDetailSchema.parse((await call(`/api/v1/institute/details?id=${id}`)).body)
  const found = async (search: string) =>
    institutePageSchema.parse((await call(`/api/v1/institutes?search=${encodeURIComponent(search)}`)).body)
  const listed = async (query: string) =>
    deskInstitutionPageSchema.parse((await desk.as(editor, `/desk/institutions?${query}`)).body)

  test('what an editor says stands at once on its page and in the search, with its source and in the audit trail', async () => {
    await aicte()
    const id = await onlyId()
    const told = {
      name_en: 'Mallige College of Engineering',
      name_kn: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು',
      phone: '080 2345 6789',
      gender: 'women',
    }
    expect((await save(id, told)).status).toBe(200)
    expect(await detail(id)).toMatchObject({ name: { en: told.name_en, kn: told.name_kn }, gender: 'women' })
    expect((await found('ಮಲ್ಲಿಗೆ')).items.map((each) => each.id)).toEqual([String(id)])
    const now = await read(id)
    expect(now.values).toMatchObject(told)
    expect(now.edited).toMatchObject({ by: 'A editor' })
    expect(now.history[0]).toMatchObject({
      action: 'institution-changed',
      by: 'A editor',
      before: { name_en: 'Mallige Institute of Technology', name_kn: '', phone: '', gender: '' },
      after: told,
    })
    const source = now.sources.find(({ name }) => name === 'desk')
    expect(source).toMatchObject({ title: 'The editors of this guide', dated: desk.now().toISOString().slice(0, 10) })
    expect(now.statements.filter(({ figure }) => figure === 'name')).toEqual([
      { figure: 'name', source: 'desk', value: { en: told.name_en }, isShown: true },
      { figure: 'name', source: 'aicte', value: { en: 'Mallige Institute of Technology' }, isShown: false },
    ])
  })

  test('no import overwrites what an editor said, and what nobody said follows the list', async () => {
    await aicte()
    const id = await onlyId()
    const kept = {
      name_kn: 'ಮಲ್ಲಿಗೆ',
      university: 'Bangalore University',
      ownership: '',
      type_id: '2',
      tagline_en: 'Learn',
      tagline_kn: 'ಕಲಿ',
    }
    expect((await save(id, kept)).status).toBe(200)
    expect((await save(id, { zip: '570001' })).status).toBe(200)
    await aicte({ address: `12, Ring Road, ${ADDRESS}`, university: 'Mysore University' })
    expect((await read(id)).values).toMatchObject({
      ...kept,
      zip: '570001',
      name_en: 'Mallige Institute of Technology',
    })
    expect((await read(id)).values.address).toContain('Ring Road')
    expect((await listed('type=1')).total).toBe(0)
    expect((await listed('type=2')).total).toBe(1)
  })

  test('of what no list says the desk’s word stands on its page, and an import leaves it', async () => {
    await aicte()
    const id = await onlyId()
    const said = {
      ...{ facebook: 'facebook.com/mallige', instagram: 'instagram.com/mallige', linkedin: '' },
      ...{ about_en: 'Among jasmine.', about_kn: 'ಮಲ್ಲಿಗೆಯ ನಡುವೆ.' },
    }
    expect((await save(id, said)).status).toBe(200)
    await aicte({ university: 'Mysore University' })
    expect(await detail(id)).toMatchObject({
      description2: { en: 'Among jasmine.', kn: 'ಮಲ್ಲಿಗೆಯ ನಡುವೆ.' },
      contact: {
        facebook: 'https://facebook.com/mallige',
        instagram: 'https://instagram.com/mallige',
        linkedin: null,
      },
      university: 'University of Mysore',
    })
    expect((await save(id, { about_en: '', about_kn: '', facebook: '' })).status).toBe(200)
    expect(await detail(id)).toMatchObject({ description2: null, contact: { facebook: null } })
  })

  test('of two who save what they saw, the second is told, and nothing of the first is lost', async () => {
    const id = await addInstitute(database().db, { name: 'Hill College' })
    const other = (await desk.join('administrator')).session
    const { version } = await read(id)
    const answers = await Promise.all([
      post(id, { version, phone: '080 1234567' }),
      post(id, { version, phone: '080 7654321' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { values, history } = await read(id)
    expect(history).toHaveLength(1)
    expect(values.phone).toBe(history[0]?.after?.phone)
  })

  test('an import between is a change, too', async () => {
    await aicte()
    const id = await onlyId()
    const { version } = await read(id)
    await aicte({ university: 'Mysore University' })
    expect((await post(id, { version, phone: '080 1234567' })).status).toBe(409)
  })

  test.each([
    [{ name_en: ' ' }, { name_en: ['needed'] }],
    [{ name_en: '7 B' }, { name_en: ['needed'] }],
    [{ name_en: 'x'.repeat(201) }, { name_en: ['tooLong'] }],
    [{ address: 'Ring\u202eRoad' }, { address: ['unfit'] }],
    [{ zip: '012345' }, { zip: ['unread'] }],
    [
      { phone: 'by letter', email: 'nobody', website: 'no web' },
      { phone: ['unread'], email: ['unread'], website: ['unread'] },
    ],
    [
      { gender: 'all', classes: '7-1' },
      { gender: ['unread'], classes: ['unread'] },
    ],
    [
      { hostel_fee: 'ask', mess_fee: '90000-60000', management_fee: '5000 a month' },
      { hostel_fee: ['unread'], mess_fee: ['unread'], management_fee: ['unread'] },
    ],
    [{ coordinates: '77.5946, 12.9716' }, { coordinates: ['swapped'] }],
    [{ coordinates: '51.5, -0.12' }, { coordinates: ['outside'] }],
    [{ coordinates: '12°58′17.76″N 77°35′40.56″E' }, null],
    [{ hostel_fee: '₹60,000 to ₹90,000', mess_fee: '36000' }, null],
    [{ type_id: '' }, { type_id: ['needed'] }],
    [{ type_id: '4711' }, { type_id: ['unread'] }],
    [{ district_id: '545', city_id: '' }, null],
    [{ tagline_kn: 'ಕಲಿ' }, { tagline_en: ['needsEnglish'] }],
    [
      { facebook: 'our page', linkedin: 'javascript:alert(1)', about_kn: 'ಬೆಟ್ಟದ ಮೇಲೆ', about_en: '' },
      { facebook: ['unread'], linkedin: ['unread'], about_en: ['needsEnglish'] },
    ],
    [{ zip: '560 037', website: 'hill.example', classes: 'I to X' }, null],
  ])('%j is refused beside its field, or taken: %j', async (said, errors) => {
    const id = await addInstitute(database().db, { name: 'Hill College' })
    const before = await read(id)
    const { status, body } = await save(id, said)
    expect(status).toBe(errors === null ? 200 : 422)
    if (errors === null) return
    expect(body).toMatchObject({ errors })
    expect((await read(id)).values).toEqual(before.values)
  })

  test('a town lies in its district', async () => {
    const id = await addInstitute(database().db, { name: 'Hill College' })
    const { rows } = await database().pool.query<{ id: number; district_id: number }>(
      'select id, district_id from cities limit 1',
    )
    const [town] = rows
    const said = { district_id: town?.district_id === 545 ? '525' : '545', city_id: String(town?.id) }
    expect(await save(id, said)).toMatchObject({ status: 422, body: { errors: { city_id: ['elsewhere'] } } })
    expect((await save(id, { ...said, district_id: String(town?.district_id) })).status).toBe(200)
    // As a list has it, it is not this editor's to mend.
    await database().pool.query('update institutes set district_id = $1 where id = $2', [said.district_id, id])
    expect((await save(id, { phone: '080 1234567' })).status).toBe(200)
  })

  test('while an import runs nothing is saved', async () => {
    const id = await addInstitute(database().db, { name: 'Hill College' })
    const lease = await takeLease(database().pool)
    const { status } = await save(id, { phone: '080 1234567' })
    const added = await desk.postAs(editor, '/desk/institutions', {
      ...{ name_en: 'Lake College', type_id: '1', residential: 'no' },
    })
    await lease.release()
    expect([status, added.status]).toEqual([423, 423])
    expect((await listed('')).total).toBe(1)
    expect((await read(id)).values.phone).toBe('')
    expect((await save(id, { phone: '080 1234567' })).status).toBe(200)
    // What changes nothing is no change.
    expect((await save(id, { phone: '080 1234567' })).status).toBe(200)
    expect((await read(id)).history).toHaveLength(1)
  })

  test('one that is added is found, and a list that tells of it later does not add a second', async () => {
    const said = {
      name_en: 'Mallige Institute of Technology',
      type_id: '1',
      district_id: '525',
      address: ADDRESS,
      residential: 'no',
    }
    expect((await desk.postAs(editor, '/desk/institutions', { name_en: 'x' })).status).toBe(422)
    const { status, body } = await desk.postAs(editor, '/desk/institutions', { ...said, phone: '080 1234567' })
    expect(status).toBe(201)
    const { id } = z.object({ data: z.object({ id: z.number() }) }).parse(body).data
    expect((await found('mallige')).items.map((each) => each.id)).toEqual([String(id)])
    await save(id, { phone: '080 7654321' })
    await aicte()
    expect(await onlyId()).toBe(id)
    const now = await read(id)
    expect(now.values).toMatchObject({
      ...said,
      phone: '080 7654321',
      university: 'Visvesvaraya Technological University',
    })
    expect(now.history.map(({ action }) => action)).toEqual(['institution-changed', 'institution-added'])
  })

  test('the list is that of the directory, and narrowed by what is lacking', async () => {
    const { db } = database()
    const hill = await addInstitute(db, {
      name: 'Hill College',
      districtId: 525,
      courses: [{ name: 'B.E.', fees: 45_000 }],
    })
    const lake = await addInstitute(db, { name: 'Lake College', kn: 'ಕೆರೆ ಕಾಲೇಜು', districtId: 545, imageUrl: '/x.webp' })
    const ids = async (query: string) => (await listed(query)).data.map(({ id }) => Number(id))
    expect(await ids('')).toEqual([hill, lake])
    expect(await ids('q=hil')).toEqual([hill])
    expect(await ids('district=545')).toEqual([lake])
    expect(await ids('without=fee')).toEqual([lake])
    expect(await ids('without=picture')).toEqual([hill])
    expect(await ids('without=kannada,phone')).toEqual([hill])
    expect(await ids('without=fee&q=hill')).toEqual([])
    await database().pool.query(`update institutes set image_url = null, gallery = '["/x.webp"]' where id = $1`, [lake])
    expect(await ids('without=picture')).toEqual([hill])
    await database().pool.query(`update institutes set gallery = '[]' where id = $1`, [lake])
    expect(await ids('without=picture')).toEqual([hill, lake])
  })

  test('what is lacking is as the last edit and the last import left it', async () => {
    await aicte()
    const id = await onlyId()
    const lacking = async () => (await listed('without=kannada,phone')).data.map((row) => Number(row.id))
    expect(await lacking()).toEqual([id])
    await save(id, { name_kn: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು' })
    expect(await lacking()).toEqual([])
    await save(id, { name_kn: '' })
    expect(await lacking()).toEqual([id])
    expect((await listed('without=fee')).total).toBe(1)
    await database().pool.query('insert into courses (institute_id, position, name, fees) values ($1, 90, $2, 0)', [
      ...[id, 'Law'],
    ])
    expect((await listed('without=fee')).total).toBe(1)
    await database().pool.query('update courses set fees = 45000 where name = $1', ['Law'])
    expect((await listed('without=fee')).total).toBe(0)
    await aicte({ university: 'Mysore University' })
    expect(await lacking()).toEqual([id])
  })

  test('it is sorted by name, kind, and what was changed last, page by page', async () => {
    const { db, pool } = database()
    const names = ['Stone School', 'Hill College', 'Lake College', 'Apple School']
    const ids: number[] = []
    for (const [at, name] of names.entries())
      ids.push(await addInstitute(db, { name, typeId: [14, 1, 1, 14][at] ?? 1 }))
    const sorted = async (query: string) => (await listed(query)).data.map(({ name }) => name.en)
    await pool.query("update institutes set updated_at = '2026-01-01'")
    expect(await sorted('sort=name')).toEqual(['Apple School', 'Hill College', 'Lake College', 'Stone School'])
    expect(await sorted('sort=kind')).toEqual(['Hill College', 'Lake College', 'Apple School', 'Stone School'])
    expect(await sorted('sort=changed')).toEqual(await sorted('sort=name'))
    await save(ids[2] ?? 0, { phone: '080 1234567' })
    expect(await sorted('sort=changed')).toEqual(['Lake College', 'Apple School', 'Hill College', 'Stone School'])
    expect(await sorted('sort=kind&q=school')).toEqual(['Apple School', 'Stone School'])
    expect(await sorted('sort=changed&page=2')).toEqual([])
    expect(await sorted('sort=rating')).toEqual(await sorted(''))
  })
})
