import { pino } from 'pino'
import sharp from 'sharp'
import { deskInstitutionSchema, deskInstitutionVersionSchema } from '@/lib/contract/desk/institution'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { getShownPicture, purgePictures } from '@/provider/directory/store/institute-pictures'
import { publisher } from '@/provider/desk/publish-due'
import { appOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { HOUR } from '@/testing/provider/sign-in'

const [FIRST, SECOND] = ['https://pictures.example/one.webp', 'https://pictures.example/two.webp']
const DAY = 24 * HOUR * 1_000

describeOnEachDatabase('the pictures of an institution in its draft', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  const app = appOn(() => database().db)
  let [asha, ravi, id, file] = ['', '', 0, '']
  beforeAll(async () => {
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('administrator')).session
    const pixels = { width: 64, height: 36, channels: 3 as const, background: '#336699' }
    file = (await sharp({ create: pixels }).png().toBuffer()).toString('base64')
  })
  beforeEach(async () => {
    await emptyTables(database(), ['institutes', 'desk_uploads'])
    id = await addInstitute(database().db, { name: 'Hill College', gallery: [FIRST, SECOND] })
    told.length = 0
  })

  const call = (path: string, by = asha) => desk.as(by, `/desk/institutions/${id}${path}`)
  const read = async () => deskInstitutionSchema.parse((await call('')).body)
  const pictures = async () => deskPicturesSchema.parse((await call('/pictures')).body)
  const gallery = async () => (await pictures()).gallery.map(({ address }) => address)
  const inDraft = async () => (await pictures()).draft?.gallery.map(({ address }) => address)
  const send = (path: string, body: object, by = asha) => desk.postAs(by, `/desk/institutions/${id}${path}`, body)
  const versions = async () => {
    const { version, draft } = await pictures()
    return { version, draft: draft?.version ?? '' }
  }
  const add = async (of: object = {}) =>
    send('/pictures', { ...(await versions()), place: 'gallery', cut: 'whole', file, alt_en: 'The hall', ...of })
  const change = async (address: string, action: string, of: object = {}) =>
    send('/pictures/change', { ...(await versions()), address, action, ...of })
  const act = async (action: string, at?: string) => {
    const { version, draft } = await read()
    return send('/draft', { version: draft?.version ?? version, action, ...(at && { at }) })
  }
  const versionAt = async (number: number | string) =>
    deskInstitutionVersionSchema.parse((await call(`/versions/${number}`)).body)
  const onPage = async (path: string, by = '') => instituteDetailSchema.parse((await desk.as(by, path)).body)
  const revert = async (to: number | string, as: string) => {
    const { version, draft } = await read()
    return send('/revert', { version: draft?.version ?? version, to: Number(to), as })
  }

  test('what is added, moved, said and taken away waits in the draft, is previewed, and published as a whole', async () => {
    for (const answer of [await add(), await change(SECOND, 'first'), await change(FIRST, 'remove')])
      expect(answer.status).toBe(200)
    const [banner, uploaded = ''] = (await inDraft()) ?? []
    expect([banner, uploaded]).toEqual([SECOND, expect.stringMatching(/^\/media\/content\//)])
    await change(SECOND, 'say', { alt_en: 'The gate', alt_kn: 'ದ್ವಾರ' })
    expect([await gallery(), told]).toEqual([[FIRST, SECOND], []])
    const { draft } = await read()
    const preview = await onPage(`/desk/preview/institution?id=${id}`, draft?.preview ?? '')
    expect(preview?.gallery.map(({ url, alt }) => [url, alt?.en])).toEqual([
      [SECOND, 'The gate'],
      [uploaded, 'The hall'],
    ])
    expect((await act('publish')).status).toBe(200)
    const { gallery: published, removed, draft: after } = await pictures()
    expect(published).toEqual([
      { address: SECOND, alt: { en: 'The gate', kn: 'ದ್ವಾರ' } },
      // Another address than that of the draft, which leads nowhere from then on.
      { address: expect.stringMatching(/^\/media\/pictures\//), alt: { en: 'The hall' } },
    ])
    expect([removed.map(({ address }) => address), after?.waits]).toEqual([[FIRST], false])
    const image = await getShownPicture(database().db, published[1]?.address ?? '')
    expect([image !== null, told.includes(`institute:${id}`)]).toEqual([true, true])
    expect((await read()).history[0]).toMatchObject({ action: 'pictures-changed', by: 'A editor' })
  })

  test('what the draft takes away comes back there, and a draft that is the page again is none', async () => {
    await change(FIRST, 'remove')
    expect((await pictures()).draft).toMatchObject({ waits: true, removed: [{ address: FIRST, place: 'gallery' }] })
    expect((await pictures()).removed).toEqual([])
    await change(FIRST, 'restore')
    expect([await inDraft(), (await read()).draft]).toEqual([[FIRST, SECOND], null])
    expect((await change('https://pictures.example/none.webp', 'remove')).status).toBe(404)
  })

  test('of two the second is told, in the draft and over what stands by now', async () => {
    const shown = await versions()
    await change(FIRST, 'remove')
    expect((await send('/pictures/change', { ...shown, address: SECOND, action: 'first' }, ravi)).status).toBe(409)
    const { version, draft } = await read()
    // At once, by who needs no draft.
    await send('/pictures/change', { version: shown.version, address: SECOND, action: 'first' }, ravi)
    expect((await send('/draft', { version: draft?.version ?? version, action: 'publish' })).status).toBe(409)
    expect((await read()).draft?.was.pictures).not.toBe((await read()).values.pictures)
  })

  test('what is removed, added or said at once while a draft waits is so in the draft, which keeps what it says itself', async () => {
    const atOnce = async (path: string, of: object) => send(path, { version: (await pictures()).version, ...of }, ravi)
    const third = 'https://pictures.example/three.webp'
    const all = JSON.stringify([FIRST, SECOND, third])
    await database().pool.query('update institutes set gallery = $1 where id = $2', [all, id])
    await change(SECOND, 'first')
    await change(FIRST, 'say', { alt_en: 'The gate' })
    await add({ place: 'logo' })
    const logo = (await pictures()).draft?.logo ?? ''
    await atOnce('/pictures/change', { address: SECOND, action: 'remove' })
    await atOnce('/pictures', { place: 'gallery', cut: 'whole', file, alt_en: 'The hall' })
    const [, , hall = ''] = await gallery()
    expect(await inDraft()).toEqual([FIRST, third, hall])
    for (const [address, alt_en] of [
      [third, 'The lake'],
      [FIRST, 'The door'],
    ])
      await atOnce('/pictures/change', { address, action: 'say', alt_en })
    // Another press in the draft does not bring back what went, nor what was said before.
    await change(hall, 'first')
    await act('publish')
    expect(await pictures()).toMatchObject({
      logo: logo.replace('content', 'pictures'),
      gallery: [
        { address: hall, alt: { en: 'The hall' } },
        { address: FIRST, alt: { en: 'The gate' } },
        { address: third, alt: { en: 'The lake' } },
      ],
      removed: [{ address: SECOND }],
    })
  })

  test('what the draft itself brings back or takes away stays so', async () => {
    await send('/pictures/change', { version: (await pictures()).version, address: SECOND, action: 'remove' }, ravi)
    await change(SECOND, 'restore')
    await send('/pictures', { ...(await versions()), draft: undefined, place: 'logo', cut: 'whole', file }, ravi)
    const { logo } = await pictures()
    expect((await pictures()).draft?.logo).toBe(logo)
    await change(logo ?? '', 'remove')
    expect((await act('publish')).status).toBe(200)
    expect(await pictures()).toMatchObject({ logo: null, gallery: [{ address: FIRST }, { address: SECOND }] })
  })

  test('what was uploaded for a draft lies nowhere else once it is published, and an older draft names it where it is', async () => {
    await add()
    const [, , uploaded = ''] = (await inDraft()) ?? []
    const then = (await read()).history[0]?.id ?? ''
    await act('publish')
    const [, , published = ''] = await gallery()
    expect((await app.request(uploaded)).status).toBe(404)
    await change(published, 'remove')
    await act('publish')
    expect(await versionAt(then)).toMatchObject({ gone: [], said: { pictures: expect.stringContaining(published) } })
    await revert(then, 'draft')
    expect(await inDraft()).toEqual([FIRST, SECOND, published])
  })

  test('what is published from the history while a draft names it is the same picture in that', async () => {
    await add()
    await revert((await read()).history[0]?.id ?? '', 'published')
    const shown = await gallery()
    expect([shown.length, await inDraft()]).toEqual([3, shown])
    await change(FIRST, 'later')
    await act('publish')
    expect([await gallery(), (await pictures()).removed]).toEqual([[SECOND, FIRST, shown[2]], []])
  })

  test('what a list names of the pictures of texts stays where it is', async () => {
    await add()
    const [, , text = ''] = (await inDraft()) ?? []
    await act('discard')
    await database().pool.query('update institutes set gallery = $1 where id = $2', [JSON.stringify([FIRST, text]), id])
    await change(text, 'first')
    await act('publish')
    expect([await gallery(), (await app.request(text)).status]).toEqual([[text, FIRST], 200])
  })

  test('a draft of pictures is published at its time, and not over pictures that changed since', async () => {
    await change(FIRST, 'remove')
    const at = new Date(desk.clock.at + HOUR * 2_000)
    const work = () => publisher(database().db, website, pino({ enabled: false }))(new Date(at.getTime() + 1))
    await act('schedule', at.toISOString())
    await work()
    expect(await gallery()).toEqual([SECOND])
    await change(SECOND, 'say', { alt_en: 'The gate' })
    await act('schedule', at.toISOString())
    const { version } = await pictures()
    await send('/pictures/change', { version, address: FIRST, action: 'restore' })
    await work()
    expect((await read()).draft?.schedule?.missed).toBe('changed')
  })

  test('a version is brought back with its order and words; which of its pictures are gone is said', async () => {
    await add()
    await act('publish')
    const [, , uploaded = ''] = await gallery()
    const then = (await read()).history[0]?.id ?? ''
    await change(uploaded, 'remove')
    await act('publish')
    expect((await versionAt(then)).gone).toEqual([])
    expect((await revert(then, 'published')).status).toBe(200)
    expect(await gallery()).toEqual([FIRST, SECOND, uploaded])
    await change(uploaded, 'remove')
    await act('publish')
    await purgePictures(database().db, new Date(desk.clock.at + 31 * DAY))
    expect((await versionAt(then)).gone).toEqual([uploaded])
    expect((await revert(then, 'published')).status).toBe(422)
    expect((await revert(then, 'draft')).status).toBe(200)
    expect((await read()).draft?.flaws).toEqual({ pictures: 'gone' })
    expect((await pictures()).draft?.gone).toEqual([uploaded])
    expect((await act('publish')).status).toBe(422)
    await change(uploaded, 'remove')
    expect(await gallery()).toEqual([FIRST, SECOND])
    // Before the desk: as the lists have it.
    expect((await versionAt(0)).said).toEqual({})
  })
})
