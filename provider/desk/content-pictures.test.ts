import sharp from 'sharp'
import { MAX_PICTURE_BYTES, REMOVED_DAYS } from '@/lib/contract/constants'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { deskContentPictureSchema } from '@/lib/contract/desk/content-picture'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { DAY_MS } from '@/lib/contract/time'
import { purgeExpired } from '@/provider/purge'
import { appOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

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
    photo = base64(await seen.withExif(camera).jpeg().toBuffer())
  })

  const upload = (file: string, section = 'about', token = editor) =>
    desk.postAs(token, `/desk/content/${section}/pictures`, { file })
  const uploaded = async () => deskContentPictureSchema.parse((await upload(photo)).body).address
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

  test('there is none for a section that there is not, nor for who keeps no content', async () => {
    const { session } = await desk.join('counsellor')
    expect([(await upload(photo, 'nothing')).status, (await upload(photo, 'about', session)).status]).toEqual([
      404, 403,
    ])
  })

  test('one that stands in no version goes after some days; one that any version has stays', async () => {
    const [lost, drafted, published] = [await uploaded(), await uploaded(), await uploaded()]
    await write('publish', published)
    await write('draft', drafted)
    // Nothing names the other two by now but versions, which can be brought back.
    const stands = await uploaded()
    await write('publish', stands)
    // What was published before there were versions has none.
    await database().pool.query('delete from content_versions where strpos(fields::text, $1) > 0', [stands])
    const all = () => Promise.all([lost, drafted, published, stands].map(statusOf))
    await purgeIn(REMOVED_DAYS - 1)
    expect(await all()).toEqual([200, 200, 200, 200])
    await purgeIn(REMOVED_DAYS + 1)
    expect(await all()).toEqual([404, 200, 200, 200])
  })
})
