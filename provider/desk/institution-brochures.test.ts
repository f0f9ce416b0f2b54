import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { brochureListSchema } from '@/lib/contract/brochure'
import { cacheTags } from '@/lib/contract/cache-tags'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import {
  deskBrochuresSchema,
  MAX_BROCHURE_BYTES,
  MAX_BROCHURES,
  MAX_REMOVED_BROCHURES,
} from '@/lib/contract/desk/institution-brochures'
import { DAY_MS } from '@/lib/contract/time'
import { backUp } from '@/provider/backup/backup'
import { restore } from '@/provider/backup/restore'
import { brochures, removedBrochures } from '@/provider/directory/store/brochure-tables'
import { purgeBrochures } from '@/provider/directory/store/brochures'
import { institutes } from '@/provider/directory/store/schema'
import { takeLease } from '@/provider/import/store/lease'
import { deskUploads } from '@/provider/pictures/upload-tables'
import { purgeExpired } from '@/provider/purge'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const LISTED = 'https://lake.example/prospectus.pdf'
/** A file that begins and ends as a PDF does. */
function pdf(words: string, bytes = 200): Buffer {
  const file = Buffer.alloc(bytes, '\x00')
  file.write(`%PDF-1.7 ${words}`, 'latin1')
  file.write('%%EOF\n', bytes - 6, 'latin1')
  return file
}
const base64 = (file: Buffer | string) => Buffer.from(file).toString('base64')

describeOnEachDatabase('brochures of an institution at the desk', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  const call = callsOn(() => database().db)
  const app = appOn(() => database().db)
  let editor = ''
  let id = 0
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  beforeEach(async () => {
    told.length = 0
    const { db } = database()
    id = await addInstitute(db, { name: 'Lake College', brochure_kn: LISTED })
    await db.insert(brochures).values({ instituteId: id, title: 'Prospectus', fileUrl: '/a.pdf', language: 'en' })
  })
  afterEach(() => emptyTables(database(), ['institutes', 'desk_uploads']))

  const read = async () => deskBrochuresSchema.parse((await desk.as(editor, `/desk/institutions/${id}/brochures`)).body)
  const titles = async () => (await read()).brochures.map(({ title }) => title)
  const post = (way: string, body: object) => desk.postAs(editor, `/desk/institutions/${id}/brochures${way}`, body)
  const add = async (over: object = {}) => {
    const whole = { title: 'Hostels', language: 'kn', file: base64(pdf('hostels')), ...over }
    return post('', { version: (await read()).version, ...whole })
  }
  const change = async (title: string, action: string, over: object = {}) => {
    const { version, brochures: standing, removed } = await read()
    const brochure = (action === 'restore' ? removed : standing).find((each) => each.title === title)?.id ?? '0'
    return post('/change', { version, brochure, action, language: 'none', ...over })
  }
  const shown = async () => brochureListSchema.parse((await call(`/api/v1/institute/${id}/brochures`)).body)
  const addressOf = async (title: string) => (await shown()).find((each) => each.title === title)?.fileUrl ?? ''
  const fileAt = async (address: string) => {
    const answer = await app.request(address)
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('latin1') : answer.status
  }
  const history = async () =>
    deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${id}`)).body).history

  test('what is added stands among those of the page, byte for byte, and no cache keeps it', async () => {
    expect((await add({ title: ' Hostels  and fees ' })).status).toBe(200)
    const [, added, listed] = await shown()
    expect(added).toMatchObject({ title: 'Hostels and fees', language: 'kn' })
    expect(listed).toMatchObject({ id: 'kn', fileUrl: LISTED })
    expect(added?.fileUrl).toMatch(/^\/media\/institution-brochures\/[0-9a-f]{32}\.pdf$/)
    const answer = await app.request(added?.fileUrl ?? '')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf('hostels'))
    expect(told).toContain(cacheTags.institute(id))
    expect(await read()).toMatchObject({ brochures: [{ title: 'Prospectus' }, { language: 'kn' }], listed: ['kn'] })
    const name = `brochure ${added?.id}`
    expect((await history())[0]).toMatchObject({
      action: 'brochures-changed',
      by: 'A editor',
      before: { [name]: null },
      after: { [name]: `Hostels and fees · kn · ${added?.fileUrl}` },
    })
  })

  test.each([
    ['no file', { file: '' }, { file: ['needed'] }],
    ['a page', { file: base64('<!doctype html><script>alert(1)</script>%%EOF') }, { file: ['format'] }],
    ['a PDF behind other bytes', { file: base64(` ${pdf('x').toString('latin1')}`) }, { file: ['format'] }],
    ['half a PDF', { file: base64(pdf('x', 3_000).subarray(0, 1_500)) }, { file: ['broken'] }],
    ['more than 10 MB', { file: base64(pdf('x', MAX_BROCHURE_BYTES + 1)) }, { file: ['tooLarge'] }],
    ['no title', { title: ' ' }, { title: ['needed'] }],
    ['a turned sign', { title: 'fees\u202E' }, { title: ['unfit'] }],
    ['121 letters', { title: 'ಕ'.repeat(121), file: '' }, { title: ['tooLong'], file: ['needed'] }],
  ])('%s is said beside its field, and nothing is saved', async (_name, over, errors) => {
    expect(await add(over)).toMatchObject({ status: 422, body: { errors } })
    expect(await titles()).toEqual(['Prospectus'])
    expect(told).toEqual([])
  })

  test('so large a file as may be is taken, and read', async () => {
    expect((await add({ file: base64(pdf('large', MAX_BROCHURE_BYTES)) })).status).toBe(200)
    expect(await fileAt(await addressOf('Hostels'))).toHaveLength(MAX_BROCHURE_BYTES)
  })

  test('its title and language are said anew, and its file stays', async () => {
    await add()
    const address = await addressOf('Hostels')
    expect((await change('Hostels', 'save', { title: 'Rooms', language: 'none' })).status).toBe(200)
    expect((await shown())[1]).toMatchObject({ title: 'Rooms', language: null, fileUrl: address })
    expect((await read()).removed).toEqual([])
    expect(await change('Rooms', 'save', { title: '' })).toMatchObject({
      status: 422,
      body: { errors: { title: ['needed'] } },
    })
    const before = (await history()).length
    expect((await change('Rooms', 'save', { title: 'Rooms' })).status).toBe(200)
    expect(await history()).toHaveLength(before)
  })

  test('another file takes the place of the one before, which can come back beside it', async () => {
    await add()
    const [former, { brochures: standing }] = [await addressOf('Hostels'), await read()]
    const file = base64(pdf('2027'))
    expect((await change('Hostels', 'save', { title: 'Hostels 2027', file })).status).toBe(200)
    const address = await addressOf('Hostels 2027')
    expect((await read()).brochures.map(({ id }) => id)).toEqual(standing.map(({ id }) => id))
    expect([await fileAt(address), await fileAt(former)]).toEqual([pdf('2027').toString('latin1'), 404])
    expect((await change('Hostels', 'restore')).status).toBe(200)
    expect(await titles()).toEqual(['Prospectus', 'Hostels 2027', 'Hostels'])
    expect(await fileAt(former)).toBe(pdf('hostels').toString('latin1'))
  })

  test('of many that are replaced the latest can be brought back, and the file of no other is kept', async () => {
    await add()
    const first = await addressOf('Hostels')
    const replace = (at: number) => change('Hostels', 'save', { title: 'Hostels', file: base64(pdf(`no ${at}`)) })
    for (let at = 0; at < MAX_REMOVED_BROCHURES; at += 1) await replace(at)
    const kept = async () =>
      (await database().pool.query<{ address: string }>('select address from desk_uploads')).rows.map(
        ({ address }) => address,
      )
    await purgeExpired(database().db, desk.now())
    expect([(await read()).removed.length, await kept()]).toEqual([
      MAX_REMOVED_BROCHURES,
      expect.arrayContaining([first]),
    ])
    await replace(MAX_REMOVED_BROCHURES)
    await purgeExpired(database().db, desk.now())
    expect((await read()).removed).toHaveLength(MAX_REMOVED_BROCHURES)
    expect(await kept()).toHaveLength(MAX_REMOVED_BROCHURES + 1)
    expect(await kept()).not.toContain(first)
  })

  test('removed, one is nobody’s to read; brought back, it is as it was', async () => {
    await add()
    const address = await addressOf('Hostels')
    expect((await change('Hostels', 'remove')).status).toBe(200)
    expect([await titles(), (await shown()).length, await fileAt(address)]).toEqual([['Prospectus'], 2, 404])
    expect((await read()).removed).toMatchObject([{ title: 'Hostels', language: 'kn' }])
    expect((await change('Hostels', 'remove')).status).toBe(404)
    expect((await change('Hostels', 'restore')).status).toBe(200)
    expect((await shown())[1]).toMatchObject({ title: 'Hostels', language: 'kn', fileUrl: address })
    expect(await fileAt(address)).toBe(pdf('hostels').toString('latin1'))
    expect((await change('Hostels', 'restore')).status).toBe(404)
  })

  test('what another institution removed is not brought back here', async () => {
    await change('Prospectus', 'remove')
    const [theirs] = (await read()).removed
    id = await addInstitute(database().db, { name: 'Hill College' })
    const wanted = { brochure: theirs?.id, action: 'restore', language: 'none' }
    expect((await post('/change', { version: (await read()).version, ...wanted })).status).toBe(404)
  })

  test('after thirty days what was removed is gone, and what stands there stays', async () => {
    await add()
    await add({ title: 'Another', file: base64(pdf('another')) })
    const stays = await addressOf('Another')
    await change('Hostels', 'remove')
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS)
    await purgeBrochures(database().db, after(29))
    expect((await read()).removed).toHaveLength(1)
    const kept = () => database().pool.query('select address from desk_uploads')
    expect((await kept()).rows).toHaveLength(2)
    await purgeExpired(database().db, after(31))
    expect((await kept()).rows).toEqual([{ address: stays }])
    // Sessions went with it.
    editor = (await desk.join('editor')).session
    expect((await read()).removed).toEqual([])
  })

  test('what was removed of an institution that is gone goes at once, with its file', async () => {
    const { db } = database()
    await add()
    await change('Hostels', 'remove')
    // As a merge of a former release left it under the embedded database.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.delete(institutes)
    })
    await purgeBrochures(db, desk.now())
    expect([await db.$count(removedBrochures), await db.$count(deskUploads)]).toEqual([0, 0])
  })

  test('so many an institution has at most', async () => {
    const row = { instituteId: id, title: 'One of many', fileUrl: '/b.pdf' }
    await change('Prospectus', 'remove')
    await database()
      .db.insert(brochures)
      .values(Array.from({ length: MAX_BROCHURES }, () => row))
    expect(await add()).toMatchObject({ status: 422, body: { errors: { file: ['full'] } } })
    expect((await change('Prospectus', 'restore')).status).toBe(422)
    expect((await read()).removed).toHaveLength(1)
  })

  test('of two people the second is told, and nothing is saved', async () => {
    const { version } = await read()
    expect((await change('Prospectus', 'save', { title: 'Fees' })).status).toBe(200)
    const body = { version, title: 'Hostels', language: 'en', file: base64(pdf('x')) }
    expect((await post('', body)).status).toBe(409)
    expect(await titles()).toEqual(['Fees'])
  })

  test('nothing is saved while an import runs, and nobody else may', async () => {
    const lease = await takeLease(database().pool)
    expect((await add()).status).toBe(423)
    await lease.release()
    const { session } = await desk.join('moderator')
    expect((await desk.as(session, `/desk/institutions/${id}/brochures`)).status).toBe(403)
    expect((await desk.as(editor, '/desk/institutions/999999/brochures')).status).toBe(404)
    expect(await titles()).toEqual(['Prospectus'])
  })

  test('a backup has the largest file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brochures-test-'))
    const file = path.join(folder, 'guide.gz')
    await add({ file: base64(pdf('large', MAX_BROCHURE_BYTES)) })
    const address = await addressOf('Hostels')
    const { db, pool } = database()
    await backUp(db, file, () => {})
    await pool.query('delete from desk_uploads')
    expect(await fileAt(address)).toBe(404)
    await restore(db, file, () => {})
    rmSync(folder, { recursive: true })
    expect(await fileAt(address)).toHaveLength(MAX_BROCHURE_BYTES)
  })
})
