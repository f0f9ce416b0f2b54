import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { MAX_PICTURE_BYTES, REMOVED_DAYS } from '@/lib/contract/constants'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { deskContentPictureSchema } from '@/lib/contract/desk/content-picture'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskRecordAddedSchema } from '@/lib/contract/desk/record'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { DAY_MS } from '@/lib/contract/time'
import { unusedPictures } from '@/provider/desk/store/content-pictures'
import { purgeExpired } from '@/provider/purge'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const base64 = (bytes: Buffer | number[]) => Buffer.from(bytes).toString('base64')

describeOnEachDatabase('pictures of content at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const app = appOn(() => database().db)
  let editor = ''
  let photo = ''
  beforeAll(async () => {
    editor = (await desk.join('editor')).session
    const seen = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'green' } })
    const camera = { IFD3: { GPSLatitude: '12/1 58/1 0/1' } }
    const edge = { create: { width: 20, height: 1_000, channels: 3, background: 'red' } } as const
    const marked = seen.composite([{ input: edge, left: 0, top: 0 }])
    photo = base64(await marked.withExif(camera).jpeg().toBuffer())
  })

  const upload = (file: string, of = 'content/about', token = editor) =>
    desk.postAs(token, `/desk/${of}/pictures`, { file })
  const uploaded = async (of?: string) => deskContentPictureSchema.parse((await upload(photo, of)).body).address
  const statusOf = async (address: string) => (await app.request(address)).status
  async function write(as: 'draft' | 'publish', address: string) {
    const { version } = deskContentSchema.parse((await desk.as(editor, '/desk/content/about')).body)
    const fields = { about_us_banner_image: address }
    return (await desk.postAs(editor, `/desk/content/about/${as}`, { version, fields })).status
  }
  const purgeIn = (days: number) => purgeExpired(database().db, new Date(desk.clock.at + days * DAY_MS))

  test('an upload stands at an address of its own, says nothing of where it was taken, and can be published', async () => {
    const address = await uploaded()
    expect(address).toMatch(/^\/media\/content\/[0-9a-f]{32}\.webp$/)
    const answer = await app.request(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(metadata).not.toHaveProperty('exif')
    expect(await write('publish', address)).toBe(200)
  })

  test.each([
    [{ cut: 'start', shape: 'square' }, 1000, 1000],
    [{ cut: 'middle', shape: 'wide' }, 1600, 900],
    [{ cut: 'frame', shape: 'upright', frame: '0.0000 0.0000 0.1500' }, 300, 400],
    [{ cut: 'whole', shape: 'square' }, 1600, 800],
  ])('what is asked for stays of it: %o', async (asked, width, height) => {
    const { body } = await desk.postAs(editor, '/desk/content/about/pictures', { file: photo, ...asked })
    const answer = await app.request(deskContentPictureSchema.parse(body).address)
    const kept = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await kept.metadata()).toMatchObject({ width, height })
    // The photo is red on its left.
    const { data } = await kept
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect((data[0] ?? 0) > 200).toBe(asked.cut !== 'middle')
  })

  test.each([
    { cut: 'frame', shape: 'wide', frame: '0.9000 0.0000 0.5000' },
    { cut: 'frame', shape: 'wide' },
    { cut: 'middle', shape: 'round' },
    { cut: 'middle' },
    { cut: 'half', shape: 'wide' },
  ])('a part that there is not is said of the cut: %o', async (asked) => {
    const { status, body } = await desk.postAs(editor, '/desk/content/about/pictures', { file: photo, ...asked })
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { cut: ['frame'] } })])
  })

  test('who uploaded what to which section stands in the audit trail', async () => {
    const address = await uploaded()
    const { session } = await desk.join('administrator')
    const { data } = auditPageSchema.parse((await desk.as(session, '/desk/audit')).body)
    const entry = data.find(({ action }) => action === 'content-picture-added')
    expect(entry).toMatchObject({ by: 'A editor', record: 'content about', after: { picture: address } })
  })

  test.each([
    ['needed', ''],
    ['format', base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['broken', base64([0xff, 0xd8, 0xff, 0xe0])],
    ['tooLarge', base64(Buffer.alloc(MAX_PICTURE_BYTES + 1))],
  ])('%s is said of the file, and nothing is kept', async (flaw, file) => {
    const kept = async () => (await database().pool.query('select 1 from desk_uploads')).rows.length
    const before = await kept()
    const { status, body } = await upload(file)
    expect([status, body, await kept()]).toEqual([422, expect.objectContaining({ errors: { file: [flaw] } }), before])
  })

  test('there is none for a section or an institution that there is not, nor for who keeps neither', async () => {
    const { session } = await desk.join('counsellor')
    const id = await addInstitute(database().db, { name: 'Hill College' })
    const statuses = [
      (await upload(photo, 'content/nothing')).status,
      (await upload(photo, `institutions/${id + 1}/page`)).status,
      (await upload(photo, 'content/about', session)).status,
      (await upload(photo, `institutions/${id}/page`, session)).status,
    ]
    expect(statuses).toEqual([404, 404, 403, 403])
  })

  test('one that nothing names goes after some days, also where it was drafted once; what was published once, or waits, stays', async () => {
    const [lost, drafted, published] = [await uploaded(), await uploaded(), await uploaded()]
    await write('publish', published)
    await write('draft', drafted)
    const stands = await uploaded()
    await write('publish', published)
    // What was published before there was a desk has neither a version nor an entry of the audit trail.
    const fields = { about_us_banner_image: stands }
    await database().pool.query(`update content set fields = $1 where section = 'about'`, [fields])
    // A version keeps what was published without the trail, which names it as well.
    await database().pool.query('alter table desk_audit disable trigger user')
    await database().pool.query("delete from desk_audit where action = 'content-published'")
    await database().pool.query('alter table desk_audit enable trigger user')
    const waits = await uploaded()
    await write('draft', waits)
    const all = () => Promise.all([lost, drafted, published, stands, waits].map(statusOf))
    await purgeIn(REMOVED_DAYS - 1)
    expect(await all()).toEqual([200, 200, 200, 200, 200])
    await purgeIn(REMOVED_DAYS + 1)
    expect(await all()).toEqual([404, 404, 200, 200, 200])
  })

  describe('a draft of a section that waited for long', () => {
    const signIn = async () => void (editor = (await desk.join('editor')).session)
    const section = async () => deskContentSchema.parse((await desk.as(editor, '/desk/content/about')).body)
    const does = async (what: 'discard' | 'revert', more: object = {}) =>
      desk.postAs(editor, `/desk/content/about/${what}`, { version: (await section()).version, ...more })
    // A purge takes sessions, too.
    const purgeAfter = async (days: number) => {
      desk.forward((days * DAY_MS) / 1000)
      await purgeIn(0)
      await signIn()
    }

    test.each([
      ['discarded', 'discard'],
      ['replaced by an earlier version', 'revert'],
    ] as const)('and is %s keeps its picture for some days more', async (_, end) => {
      await signIn()
      await write('publish', await uploaded())
      const { version: earlier } = await section()
      const address = await uploaded()
      await write('draft', address)
      const { version: drafted } = await section()
      await purgeAfter(REMOVED_DAYS + 10)
      await does(end, end === 'revert' ? { to: earlier, as: 'draft' } : {})
      await purgeAfter(REMOVED_DAYS - 1)
      await does('revert', { to: drafted, as: 'draft' })
      expect((await section()).fields).toEqual({ about_us_banner_image: address })
      await does('discard')
      await purgeAfter(REMOVED_DAYS - 1)
      expect(await statusOf(address)).toBe(200)
      await purgeAfter(2)
      expect(await statusOf(address)).toBe(404)
    })
  })

  test('of a draft that is brought back the place of a picture that is gone is empty', async () => {
    editor = (await desk.join('editor')).session
    const [drafted, published] = [await uploaded(), await uploaded()]
    await write('draft', drafted)
    const section = async () => deskContentSchema.parse((await desk.as(editor, '/desk/content/about')).body)
    const { version: number } = await section()
    await write('publish', published)
    await purgeIn(REMOVED_DAYS + 1)
    editor = (await desk.join('editor')).session
    const revert = async (to: number) =>
      desk.postAs(editor, '/desk/content/about/revert', { version: (await section()).version, to, as: 'draft' })
    // It is shown as it would be brought back.
    const { body } = await desk.as(editor, `/desk/content/about/versions/${number}`)
    expect(body).toMatchObject({ data: { fields: { about_us_banner_image: '' } } })
    expect((await revert(number)).status).toBe(200)
    expect((await section()).fields).toEqual({ about_us_banner_image: '' })
    expect((await revert(number + 1)).status).toBe(200)
    expect((await section()).fields).toEqual({ about_us_banner_image: published })
  })

  test('of a draft that is brought back an address of another place stays, also one that looks like ours', async () => {
    const address = 'https://cdn.college.example/media/content/hall.jpg'
    await write('draft', address)
    const section = async () => deskContentSchema.parse((await desk.as(editor, '/desk/content/about')).body)
    const { version } = await section()
    await desk.postAs(editor, '/desk/content/about/discard', { version })
    const asked = { version: (await section()).version, to: version, as: 'draft' }
    expect((await desk.postAs(editor, '/desk/content/about/revert', asked)).status).toBe(200)
    expect((await section()).fields).toEqual({ about_us_banner_image: address })
  })

  test('of versions and of the trail the purge reads what names a picture alone', async () => {
    editor = (await desk.join('editor')).session
    await write('publish', await uploaded())
    const { pool, db } = database()
    await pool.query(`insert into desk_audit (at, by, action, record, after)
      select now(), 'terminal', 'plan-changed', 'plan ' || n, '{"phone": "0821"}' from generate_series(1, 5000) as n`)
    await pool.query(`insert into content_versions (section, number, kind, fields, at, by)
      select 'about', n, 'published', '{"title": "About"}', now(), 'terminal' from generate_series(1000, 6000) as n`)
    for (const table of ['desk_audit', 'content_versions']) await pool.query(`analyze ${table}`)
    const plan = JSON.stringify(await db.execute(sql`explain ${unusedPictures(desk.now())}`))
    for (const table of ['desk_audit', 'content_versions']) expect(plan).not.toContain(`Seq Scan on ${table}`)
    expect(plan).toContain('desk_audit_content_pictures')
    expect(plan).toContain('content_versions_content_pictures')
    await pool.query('delete from content_versions where number >= 1000')
  })

  describe('of an institution', () => {
    // What has expired, a session too, was purged before.
    beforeAll(async () => {
      editor = (await desk.join('editor')).session
    })
    const addOne = () => addInstitute(database().db, { name: 'Lake College' })
    const read = async (id: number) =>
      deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${id}`)).body)
    const elsewhere = 'https://cdn.college.example/media/content/hall.jpg'
    const facilities = (image: string) =>
      JSON.stringify([
        { image, title: { en: 'Library' } },
        { image: elsewhere, title: { en: 'Hall' } },
      ])
    async function change(id: number, action: 'keep' | 'publish' | 'discard', image = '') {
      const { version, draft } = await read(id)
      const said = action === 'discard' ? {} : { facilities: facilities(image) }
      const sent = { action, version: draft?.version ?? version, ...said }
      return (await desk.postAs(editor, `/desk/institutions/${id}/draft`, sent)).status
    }

    test('its page shows a picture of a part once that is published, and its history says who uploaded it', async () => {
      const id = await addOne()
      const address = await uploaded(`institutions/${id}/page`)
      const shown = async () => {
        const { body } = await callsOn(() => database().db)(`/api/v1/institute/details?id=${id}`)
        return instituteDetailSchema.parse(body)?.facilities.map(({ image }) => image)
      }
      expect(await change(id, 'keep', address)).toBe(200)
      expect(await shown()).toEqual([])
      expect(await change(id, 'publish', address)).toBe(200)
      expect(await shown()).toEqual([address, elsewhere])
      const { history } = await read(id)
      expect(history.at(-1)).toMatchObject({
        ...{ by: 'A editor', action: 'content-picture-added', record: `institution ${id}` },
        after: { picture: address },
      })
    })

    test('one of an institution goes where neither its page, nor a draft or version of it, nor another text names it', async () => {
      const [id, other] = [await addOne(), await addOne()]
      const upload = () => uploaded(`institutions/${id}/page`)
      const [lost, discarded, former] = [await upload(), await upload(), await upload()]
      const [drafted, published, elsewhere] = [await upload(), await upload(), await upload()]
      const [listed, coming] = [await upload(), await upload()]
      const begun = await desk.postAs(editor, '/desk/drafts/institutions', { name_en: 'Hill College' })
      const fresh = `/desk/institutions/${deskRecordAddedSchema.parse(begun.body).id}`
      const { draft } = deskInstitutionSchema.parse((await desk.as(editor, fresh)).body)
      const said = { version: draft?.version, action: 'keep', facilities: facilities(coming) }
      expect((await desk.postAs(editor, `${fresh}/draft`, said)).status).toBe(200)
      // Of which the desk said nothing: it came so with a list.
      await database().pool.query('update institutes set image_url = $1 where id = $2', [listed, await addOne()])
      await change(id, 'publish', former)
      await change(id, 'publish', published)
      await change(id, 'keep', discarded)
      await change(id, 'discard')
      await change(other, 'keep', drafted)
      await write('publish', elsewhere)
      // What was published or drafted before there was a trail stands there all the same.
      await database().pool.query('alter table desk_audit disable trigger user')
      for (const address of [drafted, published, coming])
        await database().pool.query('delete from desk_audit where strpos(concat(before, after), $1) > 0', [address])
      await database().pool.query('alter table desk_audit enable trigger user')
      await purgeIn(REMOVED_DAYS + 1)
      const all = [lost, discarded, former, drafted, published, elsewhere, listed, coming]
      expect(await Promise.all(all.map(statusOf))).toEqual([404, 404, 200, 200, 200, 200, 200, 200])
    })

    test('one of a draft that waited for long and is published in another form stays for some days more', async () => {
      editor = (await desk.join('editor')).session
      const id = await addOne()
      const after = async (days: number) => {
        desk.forward((days * DAY_MS) / 1000)
        await purgeIn(0)
        // A purge takes sessions, too.
        editor = (await desk.join('editor')).session
      }
      const address = await uploaded(`institutions/${id}/page`)
      await change(id, 'keep', address)
      await after(REMOVED_DAYS + 10)
      const other = await uploaded(`institutions/${id}/page`)
      await change(id, 'publish', other)
      await after(REMOVED_DAYS - 1)
      const { version, history } = await read(id)
      // With its words, which can be taken up again: by the entry that has them.
      const to = Number(history.find(({ action }) => action === 'content-drafted')?.id)
      await desk.postAs(editor, `/desk/institutions/${id}/revert`, { version, to, as: 'draft' })
      expect([await statusOf(address), (await read(id)).draft?.said.facilities]).toEqual([200, facilities(address)])
      await change(id, 'discard')
      await after(REMOVED_DAYS + 1)
      expect([await statusOf(address), await statusOf(other)]).toEqual([404, 200])
    })

    test('of a draft that is published as it waited nothing is noted as discarded', async () => {
      editor = (await desk.join('editor')).session
      const id = await addOne()
      const address = await uploaded(`institutions/${id}/page`)
      await change(id, 'keep', address)
      await change(id, 'publish', address)
      expect((await read(id)).history.map(({ action }) => action)).not.toContain('draft-discarded')
    })

    test('nor of a draft that kept a picture which stands, where another field is published', async () => {
      editor = (await desk.join('editor')).session
      const id = await addOne()
      const address = await uploaded(`institutions/${id}/page`)
      await change(id, 'publish', address)
      const send = async (action: string, said: object) => {
        const { version, draft } = await read(id)
        const sent = { action, version: draft?.version ?? version, ...said }
        expect((await desk.postAs(editor, `/desk/institutions/${id}/draft`, sent)).status).toBe(200)
      }
      const reworded = facilities(address).replace('Library', 'Reading room')
      await send('keep', { facilities: reworded })
      await send('publish', { facilities: facilities(address), phone: '080 2345 6789' })
      expect((await read(id)).history.map(({ action }) => action)).not.toContain('draft-discarded')
    })

    test('one that was drafted lately stays for as long, and its draft can be brought back; later without it', async () => {
      editor = (await desk.join('editor')).session
      const id = await addOne()
      const address = await uploaded(`institutions/${id}/page`)
      desk.forward((20 * DAY_MS) / 1000)
      editor = (await desk.join('editor')).session
      await change(id, 'keep', address)
      await change(id, 'discard')
      const bringBack = async () => {
        const { version, draft, history } = await read(id)
        const to = Number(history.find(({ action }) => action === 'content-drafted')?.id)
        const sent = { version: draft?.version ?? version, to, as: 'draft' }
        const { status } = await desk.postAs(editor, `/desk/institutions/${id}/revert`, sent)
        return [status, (await read(id)).draft?.said.facilities]
      }
      await purgeIn(REMOVED_DAYS - 15)
      editor = (await desk.join('editor')).session
      expect(await statusOf(address)).toBe(200)
      expect(await bringBack()).toEqual([200, facilities(address)])
      await change(id, 'discard')
      await purgeIn(REMOVED_DAYS + 1)
      expect(await statusOf(address)).toBe(404)
      editor = (await desk.join('editor')).session
      const [status, said] = await bringBack()
      expect([status, said]).toEqual([200, facilities('')])
    })
  })
})
