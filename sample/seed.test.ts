/** @jest-environment node */
import { asc, eq } from 'drizzle-orm'
import { indianDay } from '@/lib/contract/indian-day'
import { SAMPLE } from '@/sample/directory'
import { sampleScholarships } from '@/sample/scholarships'
import { listAuditOf } from '@/provider/desk/store/audit'
import { countSample, removeSample, seedSample } from '@/sample/seed'
import { brochures } from '@/provider/directory/store/brochure-tables'
import { courses, institutes, notifications, plans, reviews, showcases } from '@/provider/directory/store/schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { scholarshipEdits } from '@/provider/costs/tables'
import { rankCourses, rankLists } from '@/provider/closing-ranks/tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'

describeOnEachDatabase('the sample', (database) => {
  const db = () => database().db
  const counts = async () => ({
    institutes: await db().$count(institutes),
    courses: await db().$count(courses),
    reviews: await db().$count(reviews),
    brochures: await db().$count(brochures),
    showcases: await db().$count(showcases),
    notifications: await db().$count(notifications),
    plans: await db().$count(plans),
    scholarships: await db().$count(scholarshipEdits),
    rankLists: await db().$count(rankLists),
    rankCourses: await db().$count(rankCourses),
  })

  async function addRealOnes() {
    await db()
      .insert(institutes)
      .values({ name: { en: 'Imported College' }, typeId: 5, typeIds: [5] })
    await db()
      .insert(plans)
      .values({ name: { en: 'Real plan' }, price: 100, billingCycle: 'monthly' })
    await db()
      .insert(notifications)
      .values({ title: { en: 'Real notice' } })
  }

  it('fills the directory, and a second time changes nothing, whoever keeps a plan and a notice by now', async () => {
    expect(await seedSample(db())).toEqual({ institutes: SAMPLE.length })
    const once = await counts()
    expect(once).toMatchObject({ institutes: SAMPLE.length, showcases: 16, notifications: 8, plans: 7, rankLists: 5 })
    const names = () => db().select({ name: institutes.name }).from(institutes).orderBy(asc(institutes.id))
    const before = await names()
    const [kept] = await db().select().from(plans).limit(1)
    const keepPlan = (isSample: boolean) =>
      db()
        .update(plans)
        .set({ isSample })
        .where(eq(plans.id, kept?.id ?? 0))
    const [notice] = await db().select().from(notifications).limit(1)
    const keepNotification = (isSample: boolean) =>
      db()
        .update(notifications)
        .set({ isSample })
        .where(eq(notifications.id, notice?.id ?? 0))
    await keepPlan(false)
    await keepNotification(false)
    expect(await seedSample(db())).toEqual({ institutes: SAMPLE.length })
    expect(await counts()).toEqual(once)
    expect(await names()).toEqual(before)
    await keepPlan(true)
    await keepNotification(true)
  }, 60_000)

  it('finds an institution under the types of its streams too', async () => {
    const [school] = await db()
      .select()
      .from(institutes)
      .where(eq(institutes.imageUrl, '/media/drawn/crest/VIM/3-84.webp'))
    expect(school?.typeIds).toEqual([3, 5])
    expect(school?.streamIds).toEqual([301, 302, 503])
  })

  it('has notices that show now, one that is off, one past and one to come', async () => {
    const now = new Date()
    const rows = await db().select().from(notifications)
    const active = rows.filter(({ status }) => status === 'Active')
    const during = active.filter(({ startsAt, endsAt }) => startsAt && endsAt && startsAt <= now && now <= endsAt)
    expect(during).toHaveLength(5)
    expect(rows.filter(({ status }) => status !== 'Active')).toHaveLength(1)
    expect(active.filter(({ endsAt }) => endsAt && endsAt < now)).toHaveLength(1)
    expect(active.filter(({ startsAt }) => startsAt && startsAt > now)).toHaveLength(1)
  })

  it('has a scholarship that can be applied for, and last year’s, which has ended, both plainly invented', async () => {
    const today = indianDay(new Date())
    const [open, ended] = (await listScholarships(db())).filter(({ id }) => id.startsWith('sample-'))
    expect([(open?.until ?? '') > today, (ended?.until ?? '') < today]).toEqual([true, true])
    expect(Number(open?.year?.slice(0, 4)) - Number(ended?.year?.slice(0, 4))).toBe(1)
    for (const each of [open, ended]) {
      expect(each?.name.en).toContain('(invented)')
      expect(each?.name.kn).toContain('(ಕಾಲ್ಪನಿಕ)')
      expect(new URL(each?.url ?? '').hostname).toMatch(/\.example$/)
    }
  })

  it.each([
    ['withdrawn stays so', null, 0],
    ['given the address of a real page is no sample any more', 'https://board.karnataka.gov.in/', 1],
  ])(
    'a scholarship of it that was %s',
    async (_, url, left) => {
      const [ours] = sampleScholarships(new Date())
      const said = ours === undefined || url === null ? null : { ...ours.said, url }
      const isIt = eq(scholarshipEdits.id, ours?.id ?? '')
      await db().update(scholarshipEdits).set({ said }).where(isIt)
      await seedSample(db())
      await removeSample(db())
      expect((await listScholarships(db())).filter(({ id }) => id.startsWith('sample-'))).toHaveLength(left)
      await db().delete(scholarshipEdits).where(isIt)
      await seedSample(db())
      expect((await listScholarships(db())).filter(({ id }) => id.startsWith('sample-'))).toHaveLength(2)
    },
    60_000,
  )

  it('goes away and takes nothing else', async () => {
    await addRealOnes()
    expect(await countSample(db())).toEqual({ sample: SAMPLE.length, others: 1 })
    expect(await removeSample(db())).toEqual({ institutes: SAMPLE.length })
    expect(await counts()).toEqual({
      institutes: 1,
      courses: 0,
      reviews: 0,
      brochures: 0,
      showcases: 0,
      notifications: 1,
      plans: 1,
      scholarships: 0,
      rankLists: 0,
      rankCourses: 0,
    })
    expect(await removeSample(db())).toEqual({ institutes: 0 })
    const [nothing, all] = await listAuditOf(db(), 'sample')
    expect([nothing, all]).toMatchObject([
      { by: 'terminal', action: 'sample-removed', after: { count: 0 } },
      { action: 'sample-removed', after: { count: SAMPLE.length } },
    ])
    expect(await countSample(db())).toEqual({ sample: 0, others: 1 })
  }, 60_000)
})
