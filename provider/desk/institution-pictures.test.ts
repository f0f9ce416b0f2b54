import sharp from 'sharp'
import { cacheTags } from '@/lib/contract/cache-tags'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { deskInstitutionPageSchema, deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { MAX_PICTURES } from '@/lib/contract/desk/picture-words'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { purgePictures } from '@/provider/directory/store/institute-pictures'
import { checkNoDependents } from '@/provider/import/matches/dependents'
import { takeLease } from '@/provider/import/store/lease'
import { purgeExpired } from '@/provider/purge'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const DRAWN = ['/media/drawn/gate/1-0.webp', '/media/drawn/farm/2-0.webp', '/media/drawn/hostel/3-0.webp']
const DAY_MS = 24 * 60 * 60 * 1000

describeOnEachDatabase('pictures of an institution at the desk', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  const call = callsOn(() => database().db)
  const app = appOn(() => database().db)
  let editor = ''
  let id = 0
  let photo = ''
  beforeAll(async () => {
    editor = (await desk.join('editor')).session
    const seen = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'green' } })
    photo = (
      await seen
        .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
  })
  beforeEach(async () => {
    told.length = 0
    id = await addInstitute(database().db, { name: 'Lake College', imageUrl: '/media/crest.webp', gallery: DRAWN })
  })
  afterEach(() => emptyTables(database(), ['institutes']))

  const read = async () => deskPicturesSchema.parse((await desk.as(editor, `/desk/institutions/${id}/pictures`)).body)
  const addresses = async () => (await read()).gallery.map(({ address }) => address)
  const post = (path: string, body: object) => desk.postAs(editor, `/desk/institutions/${id}/pictures${path}`, body)
  const add = async (over: object = {}) => {
    const whole = { place: 'gallery', cut: 'whole', file: photo, alt_en: 'The lake', ...over }
    return post('', { version: (await read()).version, ...whole })
  }
  const change = async (address: string, action: string, over: object = {}) =>
    post('/change', { version: (await read()).version, address, action, ...over })
  const shown = async () => instituteDetailSchema.parse((await call(`/api/v1/institute/details?id=${id}`)).body)
  const statusOf = async (address: string) => (await app.request(address)).status
  const history = async () =>
    deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${id}`)).body).history

  test('what is added stands last in the gallery, with its words, and says nothing of where it was taken', async () => {
    expect((await add({ alt_en: ' The  lake ', alt_kn: 'ಕೆರೆ' })).status).toBe(200)
    const { gallery } = (await shown()) ?? {}
    expect(gallery?.map(({ alt }) => alt)).toEqual([null, null, null, { en: 'The lake', kn: 'ಕೆರೆ' }])
    const address = gallery?.[3]?.url ?? ''
    expect(address).toMatch(/^\/media\/pictures\/[0-9a-f]{32}\.webp$/)
    const answer = await app.request(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    })
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(metadata).not.toHaveProperty('exif')
    expect(told).toContain(cacheTags.institute(id))
    expect((await history())[0]).toMatchObject({
      action: 'pictures-changed',
      by: 'A editor',
      before: { 'picture 4': null },
      after: { 'picture 4': `${address} · The lake · ಕೆರೆ` },
    })
  })

  test('a part of it alone stays where that is asked for', async () => {
    expect((await add({ cut: 'start' })).status).toBe(200)
    const answer = await app.request((await addresses())[3] ?? '')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1600, 900])
  })

  test('what lies in a frame alone stays where one was drawn', async () => {
    expect((await add({ cut: 'frame', frame: '0.5000 0.0000 0.5000' })).status).toBe(200)
    const answer = await app.request((await addresses())[3] ?? '')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    // Of 2,000 pixels.
    expect([width, height]).toEqual([1000, 563])
  })

  test('a logo takes the place of the one before, which can come back', async () => {
    expect((await add({ place: 'logo', alt_en: '' })).status).toBe(200)
    const { logo, removed } = await read()
    expect([logo, (await shown())?.logo]).toEqual([expect.stringMatching(/^\/media\/pictures\//), logo])
    expect(removed).toMatchObject([{ address: '/media/crest.webp', place: 'logo' }])
    expect((await change('/media/crest.webp', 'restore')).status).toBe(200)
    expect(await read()).toMatchObject({ logo: '/media/crest.webp', removed: [{ address: logo, place: 'logo' }] })
    expect(await statusOf(logo ?? '')).toBe(404)
  })

  test.each([
    ['needed', { file: '' }, { file: ['needed'] }],
    ['format', { file: Buffer.from('<svg/>').toString('base64') }, { file: ['format'] }],
    ['broken', { file: Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64') }, { file: ['broken'] }],
    ['tooLarge', { file: Buffer.alloc(MAX_PICTURE_BYTES + 1).toString('base64') }, { file: ['tooLarge'] }],
    ['a frame beside the picture', { cut: 'frame', frame: '0.9000 0.0000 0.5000' }, { cut: ['frame'] }],
    ['no frame', { cut: 'frame' }, { cut: ['frame'] }],
    ['no words', { alt_en: ' ' }, { alt_en: ['needed'] }],
    ['words in Kannada alone', { alt_en: '', alt_kn: 'ಕೆರೆ' }, { alt_en: ['needed'] }],
    ['a turned sign', { alt_en: 'lake\u202E' }, { alt_en: ['unfit'] }],
    ['201 letters', { alt_kn: 'ಕ'.repeat(201) }, { alt_kn: ['tooLong'] }],
  ])('%s is said beside its field, and nothing is saved', async (_name, over, errors) => {
    expect(await add(over)).toMatchObject({ status: 422, body: { errors } })
    expect(await addresses()).toEqual(DRAWN)
    expect(told).toEqual([])
  })

  test('more than the gallery may have is refused, what it has can be moved', async () => {
    const many = Array.from({ length: MAX_PICTURES }, (_, at) => `/media/${at}.webp`)
    await database().pool.query('update institutes set gallery = $1::jsonb', [JSON.stringify(many)])
    expect(await add()).toMatchObject({ status: 422, body: { errors: { file: ['full'] } } })
    expect((await change('/media/5.webp', 'first')).status).toBe(200)
    expect((await addresses())[0]).toBe('/media/5.webp')
  })

  test('the order: one up, one down, or first, which is the banner', async () => {
    const [gate = '', farm = '', hostel = ''] = DRAWN
    await change(farm, 'later')
    expect(await addresses()).toEqual([gate, hostel, farm])
    await change(farm, 'earlier')
    expect(await addresses()).toEqual(DRAWN)
    await change(hostel, 'first')
    expect(await addresses()).toEqual([hostel, gate, farm])
    expect((await shown())?.gallery.map(({ url }) => url)).toEqual([hostel, gate, farm])
    expect((await change(gate, 'earlier', { alt_en: 'A gate' })).status).toBe(200)
    expect((await read()).gallery.slice(0, 2)).toEqual([
      { address: gate, alt: { en: 'A gate' } },
      { address: hostel, alt: null },
    ])
  })

  test('what is seen on one is said of any picture, and needed where it is saved', async () => {
    const [gate = ''] = DRAWN
    expect(await change(gate, 'say')).toMatchObject({ status: 422, body: { errors: { alt_en: ['needed'] } } })
    expect((await change(gate, 'say', { alt_en: 'A gate', alt_kn: 'ದ್ವಾರ' })).status).toBe(200)
    expect((await shown())?.gallery[0]).toEqual({ url: gate, alt: { en: 'A gate', kn: 'ದ್ವಾರ' } })
    expect((await history())[0]).toMatchObject({
      before: { 'picture 1': gate },
      after: { 'picture 1': `${gate} · A gate · ದ್ವಾರ` },
    })
  })

  test('removed, one is nobody’s to see; brought back, it stands where it stood, with its words', async () => {
    await add()
    const address = (await addresses())[3] ?? ''
    await change(address, 'first')
    await change(address, 'remove')
    expect([await addresses(), await statusOf(address)]).toEqual([DRAWN, 404])
    expect((await read()).removed).toMatchObject([{ address, place: 'gallery', alt: { en: 'The lake' } }])
    expect((await change(address, 'remove')).status).toBe(404)
    expect((await change(address, 'restore')).status).toBe(200)
    expect([await addresses(), await statusOf(address)]).toEqual([[address, ...DRAWN], 200])
    expect((await shown())?.gallery[0]).toEqual({ url: address, alt: { en: 'The lake' } })
    expect((await change(address, 'restore')).status).toBe(404)
  })

  test('after thirty days what was removed is gone, and what stands there stays', async () => {
    await add()
    await add({ alt_en: 'Another' })
    const [, , , gone = '', stays = ''] = await addresses()
    await change(gone, 'remove')
    const after = (days: number) => new Date(desk.now().getTime() + days * DAY_MS)
    await purgePictures(database().db, after(29))
    expect((await read()).removed).toHaveLength(1)
    await purgeExpired(database().db, after(31))
    const { rows } = await database().pool.query('select address from institute_pictures')
    expect(rows).toEqual([{ address: stays }])
    // Sessions went with it.
    editor = (await desk.join('editor')).session
    expect((await read()).removed).toEqual([])
  })

  test('of two people the second is told, and nothing is saved', async () => {
    const { version } = await read()
    const [gate = '', farm = ''] = DRAWN
    expect((await change(gate, 'remove')).status).toBe(200)
    expect((await post('/change', { version, address: farm, action: 'remove' })).status).toBe(409)
    const body = { version, place: 'gallery', cut: 'whole', file: photo, alt_en: 'The lake' }
    expect((await post('', body)).status).toBe(409)
    expect(await addresses()).toEqual(DRAWN.slice(1))
  })

  test('nothing is saved while an import runs', async () => {
    const lease = await takeLease(database().pool)
    expect((await add()).status).toBe(423)
    await lease.release()
    expect(await addresses()).toEqual(DRAWN)
  })

  test('one that has pictures of the desk does not vanish in another', async () => {
    await add()
    const { pool } = database()
    await expect(checkNoDependents(pool, [id])).rejects.toThrow('institute pictures')
  })

  test('without any picture it is found among those that lack one', async () => {
    for (const address of DRAWN) await change(address, 'remove')
    await change('/media/crest.webp', 'remove')
    const lacking = async () =>
      deskInstitutionPageSchema.parse((await desk.as(editor, '/desk/institutions?without=picture')).body).data
    expect((await lacking()).map((each) => each.id)).toEqual([String(id)])
    await change(DRAWN[0] ?? '', 'restore')
    expect(await lacking()).toEqual([])
  })
})
