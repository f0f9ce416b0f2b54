import { z } from '@hono/zod-openapi'
import { CMS_ANSWERS } from '@/testing/cms-answers'
import { readAnswer } from '@/lib/contract/dropped'
import { setContent } from '@/provider/content/change'
import { cmsDataSchema } from '@/provider/content/routes/cms-answer'
import { addSampleContent, fillContentOnce, removeSamplePeople } from '@/sample/content-seed'
import { addSample, removeSample } from '@/sample/seed'
import { content } from '@/provider/content/store/content-tables'
import { getContent, hasPlaceholders, putSection } from '@/provider/content/store/content'
import { fillOnce } from '@/provider/directory/store/first-content'
import { institutes, notifications, settings, showcases } from '@/provider/directory/store/schema'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

const TYPES = Object.entries(CMS_ANSWERS)

const dataSchema = z.object({ data: z.record(z.string(), z.unknown()) })

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describeOnEachDatabase('GET /cms', (database) => {
  const call = callsOn(() => database().db)
  const data = async (type: string) => dataSchema.parse((await call(`/api/v1/cms?type=${type}`)).body).data
  const seedNobody = async () => ({ institutes: 0 })
  const counts = async () => {
    const { testimonial, founders, mentors_data } = await getContent(database().db, [
      'testimonial',
      'founders',
      'mentors_data',
    ])
    return [testimonial?.length, founders?.length, mentors_data?.length]
  }

  beforeEach(async () => {
    const { db } = database()
    await db.delete(content)
    await db.delete(institutes)
    await db.delete(settings)
  })

  test.each(TYPES)('%s answers before anybody has filled it in', async (type, reader) => {
    const { status, body } = await call(`/api/v1/cms?type=${type}`)
    expect(status).toBe(200)
    expect(cmsDataSchema.safeParse(dataSchema.parse(body).data).success).toBe(true)
    expect(readAnswer(reader, body)).toMatchObject({ ok: true, dropped: { count: 0 } })
    expect(strings(body)).toEqual([])
  })

  test('each type is read by the website with nothing lost', async () => {
    const { db } = database()
    await fillContentOnce(db)
    const id = await addInstitute(db, { name: 'Hill College', kn: 'ಹಿಲ್', imageUrl: '/media/drawn/gate/1-0.webp' })
    await db.insert(showcases).values({ list: 'partners', instituteId: id, position: 1 })
    await db.insert(notifications).values({ title: { en: 'News' }, startsAt: new Date('2030-01-31T20:00:00Z') })
    for (const [type, reader] of TYPES) {
      const { body } = await call(`/api/v1/cms?type=${type}`)
      const parsed = dataSchema.parse(body).data
      expect([type, cmsDataSchema.safeParse(parsed).error]).toEqual([type, undefined])
      expect(readAnswer(reader, body)).toMatchObject({ ok: true, dropped: { count: 0 } })
      expect(strings(body).length).toBeGreaterThan(1)
    }
    const bundle = await data('homepage')
    expect(Object.keys(bundle).toSorted()).toEqual([
      'categories',
      'contact',
      'founders',
      'homepage',
      'notifications',
      'partners',
      'testimonial',
    ])
    expect(bundle.partners).toEqual([
      { institute_id: id, name: { en: 'Hill College', kn: 'ಹಿಲ್' }, logo: '/media/drawn/gate/1-0.webp', city: null },
    ])
    expect(bundle.notifications).toMatchObject([{ title: { en: 'News' }, start_datetime: '01-02-2030 01:30' }])
    expect(JSON.stringify([bundle, await data('mentoring')])).not.toContain('is_sample')
    expect(bundle.contact).toEqual((await data('contactus')).contact)
  })

  test.each(['', '?type=', '?type=nothing', '?type=Homepage', '?type=homepage%00', '?type=constructor', '?type=about'])(
    'there is no content for "%s"',
    async (query) => {
      expect(await call(`/api/v1/cms${query}`)).toEqual({ status: 404, body: { message: 'There is no such content.' } })
    },
  )

  describe('the first content', () => {
    test('comes once, with invented people beside an invented directory, and not again', async () => {
      const { db } = database()
      await Promise.all([fillContentOnce(db), fillContentOnce(db)])
      expect(await counts()).toEqual([6, 6, 12])
      await setContent(db, { place: 'about.about_us_banner_title', value: 'Who we are', lang: null })
      await db.delete(content)
      await fillContentOnce(db)
      expect(await db.$count(content)).toBe(0)
    })

    test('comes into a directory that has been there for long: its sample with people, a real one without', async () => {
      const { db } = database()
      await addInstitute(db, { name: 'Invented College', isSample: true })
      await fillContentOnce(db)
      expect(await counts()).toEqual([6, 6, 12])
      await db.delete(content)
      await db.delete(settings)
      await db.delete(institutes)
      await addInstitute(db, { name: 'Real College' })
      await fillContentOnce(db)
      expect(await counts()).toEqual([undefined, undefined, undefined])
      expect(await data('aboutus')).toHaveProperty('about.about_us_banner_title.en', 'About us')
    })

    test('brings no invented people where the sample was taken away', async () => {
      const { db } = database()
      await fillOnce(db, seedNobody)
      await fillContentOnce(db)
      expect(await counts()).toEqual([undefined, undefined, undefined])
    })

    test('leaves what an editor imported before it', async () => {
      const { db } = database()
      const mine = { about_us_banner_title: { en: 'Mine' } }
      await putSection(db, 'about', mine)
      await fillContentOnce(db)
      expect((await data('aboutus')).about).toEqual(mine)
      expect(await data('footer')).toHaveProperty('footer.footer_desc.en')
    })

    test('says whether addresses that reach nobody are left', async () => {
      const { db } = database()
      expect(await hasPlaceholders(db)).toBe(false)
      await fillContentOnce(db)
      expect(await hasPlaceholders(db)).toBe(true)
    })
  })

  describe('taking the sample away', () => {
    test('takes invented people with it, and neither texts nor people of the editor', async () => {
      const { db } = database()
      await fillContentOnce(db)
      const own = { name: { en: 'Asha' }, description: { en: 'Ours' } }
      const { founders = [] } = await getContent(db, ['founders'])
      await putSection(db, 'founders', [own, ...founders])
      await removeSample(db)
      expect(await counts()).toEqual([0, 1, 0])
      expect((await data('homepage')).founders).toEqual([own])
      expect((await data('mentoring')).mentors_data).toEqual([])
      expect(await data('mentoring')).toHaveProperty('mentor.mentoring_title.en')
    })

    test('and adding it brings people back where there is nobody', async () => {
      const { db } = database()
      await fillContentOnce(db)
      await setContent(db, { place: 'about.about_us_banner_title', value: 'Who we are', lang: null })
      await removeSamplePeople(db)
      await putSection(db, 'founders', [{ name: { en: 'Asha' } }])
      expect((await addSample(db)).institutes).toBeGreaterThan(60)
      expect(await counts()).toEqual([6, 1, 12])
      expect(await data('aboutus')).toHaveProperty('about.about_us_banner_title.en', 'Who we are')
      await addSampleContent(db)
      expect(await counts()).toEqual([6, 1, 12])
    })
  })
})
