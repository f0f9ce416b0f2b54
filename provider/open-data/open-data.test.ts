import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { openDataSchema, openRecordSchema } from '@/lib/contract/open-data'
import { createApp } from '@/provider/app'
import { importedRecords, reviews } from '@/provider/directory/store/schema'
import { fingerprintOf } from '@/provider/import/store/drafts'
import { importDrafts } from '@/provider/import/store/import-tables'
import { recordSource } from '@/provider/sources/record-source'
import { draftNamed } from '@/testing/import/draft'
import { silent } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { testEditions } from '@/testing/provider/open-data'
import { signInDependencies } from '@/testing/provider/sign-in'
import type { Editions } from './editions'

const FOLDER = path.join(process.env.TMPDIR ?? '/tmp', `open-data-test-${process.pid}`)
const PLACE = { latitude: 12.9716, longitude: 77.594612 }
const clock = { at: new Date('2030-06-01T06:00:00Z') }

describeOnEachDatabase('open data', (database) => {
  let editions: Editions
  let app: ReturnType<typeof createApp>
  beforeEach(() => start())
  afterEach(async () => {
    await editions.settled()
    await emptyTables(database(), ['institutes', 'import_drafts', 'sources', 'reviews'])
    await rm(FOLDER, { recursive: true, force: true })
    clock.at = new Date('2030-06-01T06:00:00Z')
  })

  /** As after a start of the provider: what it knows stands on the disk. */
  function start(licence: 'CC-BY-4.0' | null = 'CC-BY-4.0') {
    editions = testEditions({ folder: FOLDER, licence, now: () => clock.at })
    app = createApp({ database: () => database().db, log: silent, signIn: signInDependencies(), openData: editions })
  }

  /** An institution that a list tells of, as an import leaves it. */
  async function addListed(name: string, source: string, over: Parameters<typeof draftNamed>[1] = {}) {
    const { db, pool } = database()
    const draft = draftNamed(name, { source, externalId: name, typeId: 1, typeIds: [1], ...over })
    const key = { source, externalId: name, fingerprint: fingerprintOf(draft) }
    const instituteId = await addInstitute(db, { name, address1: `${name} address`, phone: '0821 000' })
    await db.insert(importDrafts).values({ ...key, block: 'b', draft })
    await db.insert(importedRecords).values({ ...key, instituteId })
    await recordSource(pool, source)
    return instituteId
  }

  const license = (source: string, licence: 'MIT' | 'reserved') => recordSource(database().pool, source, { licence })
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`/api/v1/exports${address}`, { headers, method })
  async function offered() {
    const answer: unknown = await (await get('')).json()
    return openDataSchema.parse(answer)
  }
  async function fileOf(kind: string, isCompressed = false) {
    const { edition } = await offered()
    const file = edition?.files.find((each) => each.kind === kind && each.is_compressed === isCompressed)
    if (!file) throw new Error(`no file ${kind}`)
    return file
  }
  const read = async (name: string) => Buffer.from(await (await get(`/${name}`)).arrayBuffer())
  const records = async () =>
    (await read((await fileOf('institutions.ndjson')).name))
      .toString()
      .trim()
      .split('\n')
      .map((line) => openRecordSchema.parse(JSON.parse(line)))

  test('every file, as it is and compressed, has the bytes and the digest that are told', async () => {
    await addInstitute(database().db, {
      name: '=Hill College',
      kn: 'ಹಿಲ್ ಕಾಲೇಜು',
      coordinates: PLACE,
      courses: [{ name: 'Civil', fees: 45_000, seats: 60 }],
    })
    const { edition, licence } = await offered()
    expect(licence).toBe('CC-BY-4.0')
    expect(edition).toMatchObject({ name: '2030-06-01', institutes: 1, courses: 1, withheld: 0, samples: 0 })
    expect(edition?.files.map(({ name }) => name)).toEqual(
      [
        'institutions-2030-06-01.csv',
        'courses-2030-06-01.csv',
        'institutions-2030-06-01.ndjson',
        'institutions-2030-06-01.jsonld',
      ].flatMap((name) => [`karnataka-${name}`, `karnataka-${name}.gz`]),
    )
    for (const { name, bytes, sha256, is_compressed } of edition?.files ?? []) {
      const content = await read(name)
      expect([content.byteLength, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
      if (is_compressed) expect(gunzipSync(content)).toEqual(await read(name.replace(/\.gz$/, '')))
    }
    const csv = (await read((await fileOf('institutions.csv')).name)).toString()
    expect(csv.startsWith('\uFEFFid,name,name_kn,')).toBe(true)
    expect(parse(csv, { bom: true, columns: true })).toMatchObject([
      {
        name: "'=Hill College",
        name_kn: 'ಹಿಲ್ ಕಾಲೇಜು',
        courses: '1',
        fees_from: '45000',
        seats: '60',
        licences: 'CC-BY-4.0',
        latitude: '12.9716',
        longitude: '77.594612',
      },
    ])
    const [hill] = await records()
    expect(parse(await read((await fileOf('courses.csv')).name), { bom: true, columns: true })).toEqual([
      {
        institution_id: hill?.id,
        course: 'Civil',
        category: '',
        duration: '',
        fees: '45000',
        course_seats: '60',
        level: '',
      },
    ])
    const linked: unknown = JSON.parse((await read((await fileOf('institutions.jsonld')).name)).toString())
    expect(linked).toMatchObject({
      '@context': { '@vocab': 'https://schema.org/' },
      '@graph': [
        {
          '@type': 'CollegeOrUniversity',
          url: `https://guide.example/college/detail?id=${hill?.id}`,
          geo: { '@type': 'GeoCoordinates', ...PLACE },
        },
      ],
    })
  })

  test('many institutions, an empty directory: every format can be read', async () => {
    // Lines of nothing are a file without a byte.
    const empty = await get(`/${(await fileOf('institutions.ndjson')).name}`)
    expect([empty.status, await empty.text(), empty.headers.get('content-length')]).toEqual([200, '', '0'])
    expect(await fileOf('institutions.jsonld').then(({ name }) => read(name))).toEqual(
      Buffer.from('{"@context":{"@vocab":"https://schema.org/"},"@graph":[\n\n]}\n'),
    )
    await database().pool.query(
      `insert into institutes (name, type_id, type_ids) select jsonb_build_object('en', 'College ' || n), 1, '{1}' from generate_series(1, 205) n`,
    )
    await addListed('Closed', 'secret')
    clock.at = new Date('2030-06-02T06:00:00Z')
    await offered()
    await editions.settled()
    expect((await offered()).edition).toMatchObject({ institutes: 205, withheld: 1 })
    const { '@graph': graph }: { '@graph': unknown[] } = JSON.parse(
      (await read((await fileOf('institutions.jsonld')).name)).toString(),
    )
    expect([graph.length, (await records()).length]).toEqual([205, 205])
  })

  test('a list goes out once its licence allows it, and no longer than that', async () => {
    await addListed('Mallige College', 'mine', { university: 'Tunga University' })
    expect((await offered()).edition).toMatchObject({ institutes: 0, withheld: 1 })
    await license('mine', 'MIT')
    expect(await records()).toMatchObject([
      { name: 'Mallige College', university: 'Tunga University', sources: ['mine'], licences: ['MIT'] },
    ])
    const { name } = await fileOf('institutions.csv')
    expect((await get(`/${name}`)).status).toBe(200)
    await license('mine', 'reserved')
    // At once, before anything new is made.
    expect((await get(`/${name}`)).status).toBe(404)
    expect((await offered()).edition).toMatchObject({ institutes: 0, withheld: 1 })
    expect(await readdir(FOLDER)).toHaveLength(1)
  })

  test('neither what a closed list says, nor what students write, nor a telephone number is in any file', async () => {
    const { db } = database()
    await addListed('Closed College', 'secret')
    const open = await addListed('Open College', 'mine', { phone: '0821 111', email: 'office@open.example' })
    await license('secret', 'reserved')
    await license('mine', 'MIT')
    await db
      .insert(reviews)
      .values({ instituteId: open, name: 'Asha Rao', role: 'Student', rating: 5, description: 'Good labs' })
    const all = await Promise.all(((await offered()).edition?.files ?? []).map(({ name }) => read(name)))
    const text = all.map((file, index) => (index % 2 === 0 ? file : gunzipSync(file)).toString()).join('')
    expect(text).toContain('Open College')
    expect(text).not.toMatch(/Closed|secret|Asha|labs|0821|office@/)
  })

  test('an operator who gives nothing of their own on', async () => {
    start(null)
    await addInstitute(database().db, { name: 'Hill College' })
    expect(await offered()).toMatchObject({ licence: null, edition: { institutes: 0, withheld: 1 } })
  })

  test('the files stay when nothing changed, are made anew after an hour when something did, and the last ones stay', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    expect((await offered()).edition?.name).toBe('2030-06-01')
    start()
    expect((await offered()).edition).toMatchObject({ name: '2030-06-01', institutes: 1 })
    await addInstitute(database().db, { name: 'Lake College' })
    await offered()
    await editions.settled()
    expect((await offered()).edition).toMatchObject({ institutes: 1 })
    clock.at = new Date('2030-06-01T07:00:01Z')
    await offered()
    await editions.settled()
    expect((await offered()).edition).toMatchObject({ name: '2030-06-01.2', institutes: 2 })
    expect((await get('/karnataka-institutions-2030-06-01.csv')).status).toBe(200)
    clock.at = new Date('2030-06-03T06:00:00Z')
    await addInstitute(database().db, { name: 'Ghat College' })
    await offered()
    await editions.settled()
    expect((await readdir(FOLDER)).sort()).toEqual(['2030-06-01.2', '2030-06-03'])
  })

  test('who asks while files are made waits for the same ones', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    const all = await Promise.all(Array.from({ length: 8 }, offered))
    expect(new Set(all.map(({ edition }) => edition?.name))).toEqual(new Set(['2030-06-01']))
    expect(await readdir(FOLDER)).toEqual(['2030-06-01'])
  })

  test('a part, the rest, another version, the same again, and no such part', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    const { name, bytes, sha256 } = await fileOf('institutions.csv')
    const whole = await get(`/${name}`)
    const etag = whole.headers.get('etag') ?? ''
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes),
      'content-type': 'text/csv; charset=utf-8; header=present',
      'last-modified': 'Sat, 01 Jun 2030 06:00:00 GMT',
      'cache-control': 'public, max-age=3600, no-transform',
    })
    expect(sha256.startsWith(etag.slice(1, -1))).toBe(true)
    const content = await read(name)
    const part = await get(`/${name}`, { range: 'bytes=10-19', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
    expect((await get(`/${name}`, { range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200)
    expect((await get(`/${name}`, { range: 'bytes=99999999-' })).status).toBe(416)
    expect((await get(`/${name}`, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(`/${name}`, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(`/${name}`, { 'if-modified-since': 'Sat, 01 Jun 2030 06:00:00 GMT' })).status).toBe(304)
    const head = await get(`/${name}`, {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String(bytes)])
  })

  test.each(['manifest.json', '..%2Fmanifest.json', '2030-06-01', '.', 'x.csv'])(
    'no file is called %s',
    async (name) => {
      await offered()
      expect((await get(`/${name}`)).status).toBe(404)
    },
  )

  test('what breaks off leaves nothing that could be taken for files', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    await offered()
    await rm(path.join(FOLDER, '2030-06-01', 'manifest.json'))
    start()
    expect((await offered()).edition?.name).toBe('2030-06-01')
    expect(JSON.parse(await readFile(path.join(FOLDER, '2030-06-01', 'manifest.json'), 'utf8'))).toMatchObject({
      institutes: 1,
    })
  })

  test('where no files can be made, nobody’s asking begins another try for a minute', async () => {
    await addInstitute(database().db, { name: 'Hill College' })
    await writeFile(FOLDER, 'no folder')
    expect((await offered()).edition).toBeNull()
    await editions.settled()
    await rm(FOLDER)
    clock.at = new Date(clock.at.getTime() + 59_000)
    expect((await offered()).edition).toBeNull()
    clock.at = new Date(clock.at.getTime() + 1_000)
    expect((await offered()).edition?.name).toBe('2030-06-01')
  })
})
