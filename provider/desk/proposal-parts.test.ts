import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { cacheTags } from '@/lib/contract/cache-tags'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSchema, deskCoursesSavedSchema } from '@/lib/contract/desk/institution-courses'
import { deskPicturesSchema } from '@/lib/contract/desk/institution-pictures'
import { MAX_PICTURES } from '@/lib/contract/desk/picture-words'
import { deskOwnRecordSchema, deskProposalPageSchema, deskProposalSchema } from '@/lib/contract/desk/proposal'
import { PROPOSED_UPLOAD_DAYS, PROPOSED_UPLOADS } from '@/lib/contract/desk/proposal-parts'
import { DAY_MS } from '@/lib/contract/time'
import { purgeUploads } from '@/provider/desk/store/proposed-uploads'
import { courses } from '@/provider/directory/store/schema'
import { instituteProposals, proposedUploads } from '@/provider/edits/proposal-tables'
import { purgeExpired } from '@/provider/purge'
import { takeLease } from '@/provider/import/store/lease'
import { appOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const GATE = '/media/drawn/gate/1-0.webp'
const FARM = '/media/drawn/farm/2-0.webp'
const REFUSED = { reason: 'unproven' }
const CIVIL = 'Civil\tBE\tdegree\t4 years\t60000\t60'
const LAW = 'Law\t\tdegree\t3 years\t20000\t'
const ARTS = 'Arts\t\tdegree\t3 years\t5000\t40'

describeOnEachDatabase('courses and pictures that an institution proposes', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  const app = appOn(() => database().db)
  let own = 0
  let editor = ''
  let representative = ''
  let photo = ''
  beforeAll(async () => {
    editor = (await desk.join('editor')).session
    const pond = sharp({ create: { width: 1_600, height: 900, channels: 3, background: 'teal' } })
    photo = (await pond.jpeg().toBuffer()).toString('base64')
  })
  beforeEach(async () => {
    own = await addInstitute(database().db, { name: 'Hill College', gallery: [GATE, FARM], phone: '08212345678' })
    representative = await represent(own)
    await database()
      .db.insert(courses)
      .values([
        {
          instituteId: own,
          name: 'Civil',
          category: 'BE',
          level: 'degree',
          duration: '4 years',
          fees: 50_000,
          seats: 60,
          position: 0,
        },
        { instituteId: own, name: 'Law', level: 'degree', duration: '3 years', fees: 20_000, position: 1 },
      ])
    told.length = 0
  })
  afterEach(() => emptyTables(database(), ['institutes', 'institute_proposals']))

  const represent = async (institute: number) => (await desk.represent(institute)).session
  const ownCourses = async () => deskCoursesSchema.parse((await desk.as(representative, '/desk/record/courses')).body)
  const paste = async (rows: string[], more: object = {}) =>
    desk.postAs(representative, '/desk/record/courses', {
      ...{ version: (await ownCourses()).version, rows: rows.join('\n') },
      ...more,
    })
  const ownPictures = async (token = representative) =>
    deskPicturesSchema.parse((await desk.as(token, '/desk/record/pictures')).body)
  const add = async (more: object = {}) =>
    desk.postAs(representative, '/desk/record/pictures', {
      ...{ version: (await ownPictures()).version, place: 'gallery', cut: 'whole', file: photo, alt_en: 'The pond' },
      ...more,
    })
  const change = async (address: string, action: string, more: object = {}) =>
    desk.postAs(representative, '/desk/record/pictures/change', {
      ...{ version: (await ownPictures()).version, address, action },
      ...more,
    })
  const edit = async (address: string, action: string, more: object = {}) =>
    desk.postAs(editor, `/desk/institutions/${own}/pictures/change`, {
      ...{ version: (await gallery()).version, address, action },
      ...more,
    })
  const record = async () => deskOwnRecordSchema.parse((await desk.as(representative, '/desk/record')).body)
  const waiting = async () => Number((await record()).open?.id)
  const read = async (id: number) => deskProposalSchema.parse((await desk.as(editor, `/desk/proposals/${id}`)).body)
  const decide = async (accepted: string, more: object = {}) => {
    const id = await waiting()
    return desk.postAs(editor, `/desk/proposals/${id}`, { version: (await read(id)).version, accepted, ...more })
  }
  const atDesk = (room: string) => desk.as(editor, `/desk/institutions/${own}/${room}`)
  const standing = async () => deskCoursesSchema.parse((await atDesk('courses')).body)
  const gallery = async () => deskPicturesSchema.parse((await atDesk('pictures')).body)
  const addresses = async () => (await gallery()).gallery.map(({ address }) => address)
  const history = async () =>
    deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${own}`)).body).history
  const trail = (id: number) => desk.trail(`proposal ${id}`)
  const uploads = async () => (await database().db.select().from(proposedUploads)).map(({ address }) => address)
  const nameOf = (address = '') => address.slice(PROPOSED_UPLOADS.length)

  describe('courses', () => {
    test('a table that is pasted is kept as what is another course than before, and stands nowhere', async () => {
      const { status, body } = await paste([CIVIL, ARTS])
      expect([status, deskCoursesSavedSchema.parse(body).saved]).toEqual([200, true])
      expect((await ownCourses()).courses.map(({ name, fees }) => [name, fees])).toEqual([
        ['Civil', 60_000],
        ['Arts', 5_000],
      ])
      expect((await record()).open?.courses).toMatchObject([
        {
          name: 'course-1',
          was: { fees: 50_000 },
          proposed: { fees: 60_000 },
          fate: null,
          stands: false,
          moved: false,
        },
        { was: null, proposed: { name: 'Arts' } },
        { name: 'course-3', was: { name: 'Law' }, proposed: null },
      ])
      expect((await standing()).courses.map(({ fees }) => fees)).toEqual([50_000, 20_000])
      expect([told, (await standing()).isDesks]).toEqual([[], false])
      expect((await trail(await waiting()))[0]).toMatchObject({
        ...{ action: 'proposal-sent', before: { 'course-2': null, 'course-3': 'Law, degree, 3 years, ₹20000' } },
        after: { institution: own, 'course-1': 'BE, Civil, degree, 4 years, ₹60000, 60 seats', 'course-3': null },
      })
    })

    test('a row that cannot be read is named, nothing is kept; what it would be is said before', async () => {
      const looked = await paste([CIVIL, 'Arts\t\t\t\tmuch'], { preview: true })
      expect(deskCoursesSavedSchema.parse(looked.body)).toMatchObject({
        ...{ saved: false, rows: [{ fate: 'changed' }, { fate: 'wrong', flaw: 'fees' }], removed: [{ name: 'Law' }] },
      })
      expect(await paste(['Arts\t\t\t\tmuch'])).toMatchObject({ status: 422, body: { errors: { rows: ['wrong'] } } })
      expect((await record()).open).toBeNull()
    })

    test('sent as the record has them nothing waits, and what is proposed besides stays', async () => {
      await paste([CIVIL, LAW])
      await add()
      const id = await waiting()
      await paste([CIVIL.replace('60000', '50000'), LAW])
      expect((await record()).open).toMatchObject({ id: String(id), courses: [], pictures: [{ what: 'added' }] })
      await change((await uploads())[0] ?? '', 'remove')
      expect((await record()).open).toBeNull()
      expect((await record()).past).toMatchObject([{ state: 'withdrawn' }])
    })

    test('an editor takes lines over and refuses others for a reason; the others stay as they were', async () => {
      await paste([CIVIL, ARTS])
      const id = await waiting()
      expect((await read(id)).are_courses_desks).toBe(false)
      expect(await decide('course-1 course-2')).toMatchObject({ body: { errors: { reason: ['needed'] } } })
      expect((await decide('course-1 course-2', REFUSED)).status).toBe(200)
      expect((await standing()).courses.map(({ name, fees }) => [name, fees])).toEqual([
        ['Civil', 60_000],
        ['Law', 20_000],
        ['Arts', 5_000],
      ])
      expect((await read(id)).are_courses_desks).toBe(true)
      expect((await history())[0]).toMatchObject({ action: 'courses-changed', by: 'A editor', after: { proposal: id } })
      expect(told).toContain(cacheTags.institute(own))
      expect((await trail(id)).at(-1)).toMatchObject({
        ...{ action: 'proposal-decided', after: { accepted: 'course-1, course-2', refused: 'course-3' } },
      })
      expect((await record()).past[0]?.courses.map(({ name, fate }) => [name, fate])).toEqual([
        ['course-1', 'accepted'],
        ['course-2', 'accepted'],
        ['course-3', 'refused'],
      ])
    })

    test('what was changed since is told and overwritten by nobody who has not seen it', async () => {
      await paste([CIVIL, ARTS])
      const id = await waiting()
      const { version } = await read(id)
      const rows = [CIVIL.replace('60000', '55000'), LAW, 'Music'].join('\n')
      const save = { version: (await standing()).version, rows }
      expect((await desk.postAs(editor, `/desk/institutions/${own}/courses`, save)).status).toBe(200)
      const answer = await desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted: 'course-1' })
      expect(answer.status).toBe(409)
      expect((await read(id)).courses).toMatchObject([
        { was: { fees: 50_000 }, now: { fees: 55_000 }, proposed: { fees: 60_000 }, moved: true },
        { was: null, now: null, moved: false },
        { now: { name: 'Law' }, moved: false },
      ])
      expect((await decide('course-2', REFUSED)).status).toBe(200)
      expect((await standing()).courses.map(({ name, fees }) => [name, fees])).toEqual([
        ['Civil', 55_000],
        ['Law', 20_000],
        ['Music', null],
        ['Arts', 5_000],
      ])
    })

    test('what was changed since is told also after the representative has sent something else', async () => {
      await paste([CIVIL])
      const rows = [CIVIL.replace('60000', '55000'), LAW.replace('20000', '21000')].join('\n')
      await desk.postAs(editor, `/desk/institutions/${own}/courses`, { version: (await standing()).version, rows })
      await paste([CIVIL, ARTS])
      const { courses: lines } = await read(await waiting())
      expect(lines.map(({ was, proposed, moved }) => [was?.fees, proposed?.fees, moved])).toEqual([
        [50_000, 60_000, true],
        [undefined, 5_000, false],
        [20_000, undefined, true],
      ])
      await paste([CIVIL.replace('60000', '61000'), ARTS])
      expect((await read(await waiting())).courses[0]).toMatchObject({ was: { fees: 55_000 }, moved: false })
    })

    test('a course that a list has twice is no change as it stands there, and of both the first is meant', async () => {
      const dear = { instituteId: own, name: 'Law', level: 'degree', duration: '3 years', fees: 21_000 } as const
      await database()
        .db.insert(courses)
        .values({ ...dear, position: 2 })
      const second = LAW.replace('20000', '21000')
      expect((await paste([CIVIL, LAW, second])).status).toBe(200)
      expect((await record()).open?.courses).toMatchObject([{ proposed: { name: 'Civil' } }])
      const one = deskCoursesSavedSchema.parse((await paste([CIVIL, LAW], { preview: true })).body)
      expect(one.removed).toEqual([])
      expect((await paste([CIVIL, LAW.replace('20000', '22000'), second])).status).toBe(200)
      expect((await record()).open?.courses).toMatchObject([{}, { was: { fees: 20_000 }, proposed: { fees: 22_000 } }])
      expect((await decide('course-1 course-2')).status).toBe(200)
      expect((await standing()).courses.map(({ fees }) => fees)).toEqual([60_000, 22_000, 21_000])
    })

    test('the stream of a course that is taken over is the one that it has by then', async () => {
      await paste([CIVIL, LAW])
      await database().db.update(courses).set({ streamId: 101 }).where(eq(courses.name, 'Civil'))
      expect((await decide('course-1')).status).toBe(200)
      const kept = await database().db.select().from(courses).where(eq(courses.name, 'Civil'))
      expect(kept).toMatchObject([{ fees: 60_000, streamId: 101 }])
    })

    test('what stands so by now is taken over by itself, and is no change', async () => {
      await paste([CIVIL, LAW])
      const save = { version: (await standing()).version, rows: [CIVIL, LAW].join('\n') }
      await desk.postAs(editor, `/desk/institutions/${own}/courses`, save)
      told.length = 0
      const id = await waiting()
      expect((await read(id)).courses).toMatchObject([{ stands: true, moved: false }])
      expect((await decide('')).status).toBe(200)
      expect([told, (await read(id)).courses]).toMatchObject([[], [{ fate: 'accepted' }]])
    })

    test('a representative is told of a change of the courses, or of what waits, since they opened them', async () => {
      const { version } = await ownCourses()
      await paste([CIVIL, LAW])
      expect((await paste([ARTS], { version })).status).toBe(409)
      const seen = (await ownCourses()).version
      const save = { version: (await standing()).version, rows: LAW }
      await desk.postAs(editor, `/desk/institutions/${own}/courses`, save)
      expect((await paste([ARTS], { version: seen })).status).toBe(409)
    })
  })

  describe('pictures', () => {
    test('an upload is seen by its representatives and by editors, and by nobody else', async () => {
      expect((await add({ alt_kn: 'ಕೆರೆ' })).status).toBe(200)
      const [, , mine] = (await ownPictures()).gallery
      expect(mine).toMatchObject({
        alt: { en: 'The pond', kn: 'ಕೆರೆ' },
        address: expect.stringContaining(PROPOSED_UPLOADS),
      })
      expect((await record()).open?.pictures).toMatchObject([{ what: 'added', was: [], proposed: [mine] }])
      expect(await addresses()).toEqual([GATE, FARM])
      const call = `/desk/proposed-pictures/${nameOf(mine?.address)}`
      const colleague = await represent(own)
      for (const who of [representative, colleague, editor]) expect((await desk.as(who, call)).status).toBe(200)
      const elsewhere = await represent(await addInstitute(database().db, { name: 'Lake College' }))
      const moderator = (await desk.join('moderator')).session
      expect((await desk.as(elsewhere, call)).status).toBe(404)
      expect((await desk.as(moderator, call)).status).toBe(403)
      expect((await desk.as('x'.repeat(43), call)).status).toBe(401)
      const name = nameOf(mine?.address)
      for (const path of [mine?.address ?? '', `/media/pictures/${name}`, `/media/uploads/${name}`])
        expect((await app.request(path)).status).toBe(404)
      const [stored] = await database().db.select().from(proposedUploads)
      const start = stored?.file.toString('base64').slice(0, 40) ?? ''
      expect(start).toHaveLength(40)
      expect(JSON.stringify(await trail(await waiting()))).not.toContain(start)
    })

    test('the same is asked of an upload as of an editor’s', async () => {
      const { status, body } = await add({ file: Buffer.from('no picture').toString('base64'), alt_en: '' })
      expect([status, body]).toMatchObject([422, { errors: { file: ['format'], alt_en: ['needed'] } }])
      const full = Array.from({ length: MAX_PICTURES }, (_, at) => `/media/drawn/gate/${at + 1}-0.webp`)
      await database().pool.query('update institutes set gallery = $1 where id = $2', [JSON.stringify(full), own])
      expect(await add()).toMatchObject({ status: 422, body: { errors: { file: ['full'] } } })
      expect(await uploads()).toEqual([])
    })

    test('words, order and what goes are proposed, and taken back one by one', async () => {
      await change(GATE, 'say', { alt_en: 'The gate' })
      await change(FARM, 'first')
      expect((await record()).open?.pictures).toMatchObject([
        { what: 'said', was: [{ address: GATE, alt: null }], proposed: [{ alt: { en: 'The gate' } }] },
        { what: 'ordered', proposed: [{ address: FARM }, { address: GATE }] },
      ])
      await change(FARM, 'later')
      await change(FARM, 'remove')
      expect((await ownPictures()).removed).toMatchObject([{ address: FARM, place: 'gallery' }])
      expect((await record()).open?.pictures.map(({ what }) => what)).toEqual(['removed', 'said'])
      await change(FARM, 'restore')
      expect((await ownPictures()).gallery.map(({ address }) => address)).toEqual([GATE, FARM])
      expect((await record()).open?.pictures.map(({ what }) => what)).toEqual(['said'])
      expect(await addresses()).toEqual([GATE, FARM])
      expect((await change('/media/pictures/x.webp', 'remove')).status).toBe(404)
    })

    test('an upload that is accepted is everybody’s, under another address and in its place', async () => {
      await add()
      const [upload = ''] = await uploads()
      await change(upload, 'first')
      await change(upload, 'say', { alt_en: 'The pond in spring' })
      const id = await waiting()
      expect((await read(id)).pictures).toMatchObject([
        { what: 'added', stands: false, moved: false, is_gone: false },
        { what: 'ordered', stands: false, moved: false, now: [{ address: GATE }, { address: FARM }] },
      ])
      expect((await decide('picture-1 picture-2')).status).toBe(200)
      const [first, ...others] = (await gallery()).gallery
      expect(first?.alt).toEqual({ en: 'The pond in spring' })
      expect(first?.address).toMatch(/^\/media\/pictures\/[0-9a-f]{32}\.webp$/)
      expect(first?.address).not.toContain(nameOf(upload))
      expect(others.map(({ address }) => address)).toEqual([GATE, FARM])
      expect((await app.request(first?.address ?? '')).status).toBe(200)
      expect(await uploads()).toEqual([])
      expect(told).toContain(cacheTags.institute(own))
      expect((await history())[0]).toMatchObject({
        action: 'pictures-changed',
        by: 'A editor',
        after: { proposal: id },
      })
    })

    test('a logo takes the place of the present one, which can come back; an order without its picture orders the rest', async () => {
      await database().pool.query(`update institutes set image_url = '/media/crest.webp' where id = $1`, [own])
      await add({ place: 'logo', alt_en: '' })
      await add()
      await change((await uploads())[1] ?? '', 'first')
      await change(FARM, 'earlier')
      const { pictures } = await read(await waiting())
      expect(pictures.map(({ what }) => what)).toEqual(['added', 'logo', 'ordered'])
      expect((await decide('picture-2 picture-3', REFUSED)).status).toBe(200)
      const { logo, removed } = await gallery()
      expect(logo).toMatch(/^\/media\/pictures\//)
      expect(removed).toMatchObject([{ address: '/media/crest.webp', place: 'logo' }])
      expect(await addresses()).toEqual([FARM, GATE])
    })

    test.each(['refused', 'withdrawn', 'removed', 'replaced'])('an upload that is %s is gone', async (how) => {
      await add({ place: 'logo', alt_en: '' })
      const [upload = ''] = await uploads()
      const { version } = await record()
      const ways = {
        refused: () => decide('', REFUSED),
        withdrawn: () => desk.postAs(representative, '/desk/record', { version, action: 'withdraw' }),
        removed: () => change(upload, 'remove'),
        replaced: () => add({ place: 'logo', alt_en: '' }),
      }
      const way = Object.entries(ways).find(([name]) => name === how)?.[1]
      expect((await way?.())?.status).toBe(200)
      expect(await uploads()).not.toContain(upload)
      expect((await desk.as(editor, `/desk/proposed-pictures/${nameOf(upload)}`)).status).toBe(404)
    })

    test('an upload about which nobody decides is gone after its days; then nobody can take it over', async () => {
      await add()
      await change((await uploads())[0] ?? '', 'first')
      await change(GATE, 'say', { alt_en: 'The gate' })
      const after = (days: number) => new Date(desk.clock.at + days * DAY_MS)
      // By itself: the sessions of all who sit here would be over.
      await purgeUploads(database().db, after(PROPOSED_UPLOAD_DAYS - 1))
      expect(await uploads()).toHaveLength(1)
      const id = await waiting()
      const { version } = await read(id)
      await database()
        .db.update(proposedUploads)
        .set({ addedAt: after(-PROPOSED_UPLOAD_DAYS - 1) })
      await purgeExpired(database().db, desk.now())
      expect((await desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted: 'picture-1' })).status).toBe(409)
      expect((await read(id)).pictures).toMatchObject([
        { what: 'added', is_gone: true, proposed: [{ alt: { en: 'The pond' } }] },
        { what: 'said', is_gone: false },
        { what: 'ordered', is_gone: false, proposed: [{ address: GATE }, { address: FARM }] },
      ])
      expect((await ownPictures()).gallery).toHaveLength(2)
      expect(await decide('picture-1')).toMatchObject({ body: { errors: { reason: ['needed'] } } })
      expect((await decide('picture-1 picture-2')).status).toBe(200)
      const { pictures, reason } = await read(id)
      expect([pictures.map(({ fate }) => fate), reason]).toEqual([['gone', 'accepted', 'accepted'], null])
      expect((await gallery()).gallery).toMatchObject([{ alt: { en: 'The gate' } }, { alt: null }])
    })

    test('an upload of a proposal that waits no more is shown to nobody, and goes with what has expired', async () => {
      await add()
      const [upload] = await uploads()
      await database().db.update(instituteProposals).set({ state: 'withdrawn' })
      for (const who of [representative, editor])
        expect((await desk.as(who, `/desk/proposed-pictures/${nameOf(upload)}`)).status).toBe(404)
      await purgeExpired(database().db, desk.now())
      expect(await uploads()).toEqual([])
    })

    test('what was changed since is told; what is gone, or stands so, cannot be taken over, or is by itself', async () => {
      await change(GATE, 'say', { alt_en: 'The gate' })
      await change(FARM, 'say', { alt_en: 'The farm' })
      await change(FARM, 'first')
      const id = await waiting()
      const { version } = await read(id)
      await edit(GATE, 'say', { alt_en: 'A gate' })
      expect((await desk.postAs(editor, `/desk/proposals/${id}`, { version, accepted: 'picture-1' })).status).toBe(409)
      await edit(FARM, 'first')
      expect((await read(id)).pictures).toMatchObject([
        { what: 'said', now: [{ alt: { en: 'A gate' } }], moved: true },
        { what: 'said', moved: false },
        { what: 'ordered', stands: true, moved: false },
      ])
      await edit(FARM, 'remove')
      expect((await read(id)).pictures[1]).toMatchObject({ what: 'said', now: [], is_gone: true })
      expect((await decide('picture-2', REFUSED)).status).toBe(200)
      expect((await read(id)).pictures.map(({ fate }) => fate)).toEqual(['refused', 'gone', 'accepted'])
      expect((await gallery()).gallery).toMatchObject([{ address: GATE, alt: { en: 'A gate' } }])
    })

    test('what was changed since is told also after the representative has pressed another button', async () => {
      await add({ place: 'logo', alt_en: '' })
      await change(GATE, 'say', { alt_en: 'The gate' })
      await database().pool.query(`update institutes set image_url = '/media/crest.webp' where id = $1`, [own])
      await edit(GATE, 'say', { alt_en: 'A gate' })
      await change(FARM, 'first')
      const { pictures } = await read(await waiting())
      expect(pictures.map(({ what, moved }) => [what, moved])).toEqual([
        ['said', true],
        ['logo', true],
        ['ordered', false],
      ])
      await change(GATE, 'say', { alt_en: 'The old gate' })
      expect((await read(await waiting())).pictures[0]).toMatchObject({
        was: [{ alt: { en: 'A gate' } }],
        moved: false,
      })
    })

    test('a gallery that has become too full is said, and nothing is taken over', async () => {
      await add()
      const full = Array.from({ length: MAX_PICTURES }, (_, at) => `/media/drawn/gate/${at + 1}-0.webp`)
      await database().pool.query('update institutes set gallery = $1 where id = $2', [JSON.stringify(full), own])
      expect(await decide('picture-1')).toMatchObject({ status: 422, body: { errors: { pictures: ['full'] } } })
      expect([await uploads(), (await record()).open]).toMatchObject([[expect.anything()], {}])
    })

    test('a representative is told of a change of the pictures since they opened them', async () => {
      const { version } = await ownPictures()
      await add()
      expect((await add({ version })).status).toBe(409)
      expect((await change(GATE, 'remove', { version })).status).toBe(409)
      expect(await uploads()).toHaveLength(1)
    })
  })

  test('fields, courses and pictures are one proposal, of which the list says how much of each', async () => {
    await paste([CIVIL, LAW])
    await change(GATE, 'remove')
    const fields = { version: (await record()).version, action: 'send', phone: '0821 999' }
    expect((await desk.postAs(representative, '/desk/record', fields)).status).toBe(200)
    const { data, total } = deskProposalPageSchema.parse((await desk.as(editor, '/desk/proposals')).body)
    expect([total, data]).toMatchObject([1, [{ fields: ['phone'], courses: 1, pictures: 1 }]])
    const lease = await takeLease(database().pool)
    expect((await decide('course-1')).status).toBe(423)
    await lease.release()
    expect((await decide('phone course-1 picture-1')).status).toBe(200)
    expect((await history()).map(({ action }) => action)).toEqual([
      'pictures-changed',
      'courses-changed',
      'institution-changed',
    ])
    expect(await database().db.select().from(instituteProposals)).toMatchObject([{ state: 'decided' }])
  })
})
