import { eq } from 'drizzle-orm'
import { sampleNotifications, samplePlans } from '@/sample/around'
import { sampleEvents } from '@/sample/calendar'
import { addSampleRanks, removeSampleRanks } from '@/sample/closing-ranks'
import { addSampleContent, removeSamplePeople } from '@/sample/content-seed'
import { addSampleScholarships, removeSampleScholarships } from '@/sample/scholarships'
import { SAMPLE, SHOWN_AS_PARTNERS, SHOWN_ON_TOP } from '@/sample/directory'
import { sampleRows } from '@/sample/rows'
import { noteAudit, TERMINAL } from '@/provider/desk/store/audit'
import { replaceSampleEvents } from '@/provider/calendar/store'
import type { Text } from '@/lib/contract/lenient'
import type { Database } from '@/provider/platform/database'
import { brochures } from '@/provider/directory/store/brochure-tables'
import { courses, institutes, notifications, plans, reviews, showcases } from '@/provider/directory/store/schema'

async function takeAway(db: Database): Promise<number> {
  await removeSampleRanks(db)
  const removed = await db.delete(institutes).where(eq(institutes.isSample, true)).returning({ id: institutes.id })
  await db.delete(notifications).where(eq(notifications.isSample, true))
  await db.delete(plans).where(eq(plans.isSample, true))
  await replaceSampleEvents(db, [])
  await removeSampleScholarships(db)
  return removed.length
}

async function showcase(db: Database, list: 'partners' | 'top', names: readonly string[], ids: Map<string, number>) {
  const rows = names.flatMap((name, position) => {
    const instituteId = ids.get(name)
    return instituteId === undefined ? [] : [{ list, instituteId, position }]
  })
  if (rows.length > 0) await db.insert(showcases).values(rows).onConflictDoNothing()
}

const isSame = (a: Text, b: Text) => a.en.toLowerCase() === b.en.toLowerCase()

/** No plan that somebody has saved at the desk under its name is invented once more beside it. */
async function addSamplePlans(db: Database): Promise<void> {
  const real = await db.select().from(plans)
  const invented = samplePlans().filter(
    ({ name, billingCycle }) => !real.some((plan) => isSame(plan.name, name) && plan.billingCycle === billingCycle),
  )
  if (invented.length > 0) await db.insert(plans).values(invented)
}

/** The same for notifications. */
async function addSampleNotifications(db: Database): Promise<void> {
  const real = await db.select().from(notifications)
  const invented = sampleNotifications(new Date()).filter(
    ({ title }) => !real.some((notification) => isSame(notification.title, title)),
  )
  if (invented.length > 0) await db.insert(notifications).values(invented)
}

async function insertAll(db: Database): Promise<number> {
  const all = SAMPLE.map(({ type, sample }, index) => sampleRows(sample, index, type))
  const stored = await db
    .insert(institutes)
    .values(all.map((rows) => rows.institute))
    .returning({ id: institutes.id, name: institutes.name })
  const ids = new Map(stored.map(({ id, name }) => [name.en, id]))
  const owned = <Row>(pick: (rows: (typeof all)[number]) => readonly Row[]) =>
    all.flatMap((rows) => {
      const instituteId = ids.get(rows.institute.name.en)
      return instituteId === undefined ? [] : pick(rows).map((row) => ({ ...row, instituteId }))
    })
  await db.insert(courses).values(owned((rows) => rows.courses))
  await db.insert(reviews).values(owned((rows) => rows.reviews))
  await db.insert(brochures).values(owned((rows) => rows.brochures))
  await showcase(db, 'partners', SHOWN_AS_PARTNERS, ids)
  await showcase(db, 'top', SHOWN_ON_TOP, ids)
  await addSamplePlans(db)
  await addSampleNotifications(db)
  await replaceSampleEvents(db, sampleEvents(new Date()))
  await addSampleScholarships(db)
  await addSampleRanks(db)
  return stored.length
}

/**
 * Fills the directory with invented institutions, notifications and plans. What an earlier call
 * left is replaced, so a second call changes nothing but ids; either all of it is there or none.
 */
export async function seedSample(db: Database): Promise<{ institutes: number }> {
  return db.transaction(async (transaction) => {
    await takeAway(transaction)
    return { institutes: await insertAll(transaction) }
  })
}

/** The operator alone asks for it, or for the contrary. */
async function noted(tx: Database, action: 'sample-added' | 'sample-removed', done: { institutes: number }) {
  await noteAudit(tx, TERMINAL, new Date(), { action, record: 'sample', after: { count: done.institutes } })
  return done
}

/** As an operator asks for the sample: with the people and texts of the pages, where there are none. */
export async function addSample(db: Database): Promise<{ institutes: number }> {
  return db.transaction(async (transaction) => {
    await addSampleContent(transaction)
    return noted(transaction, 'sample-added', await seedSample(transaction))
  })
}

/** Takes the sample away, invented people of the pages with it, and nothing else. */
export async function removeSample(db: Database): Promise<{ institutes: number }> {
  return db.transaction(async (transaction) => {
    await removeSamplePeople(transaction)
    return noted(transaction, 'sample-removed', { institutes: await takeAway(transaction) })
  })
}

/** How much of the sample is in the directory, and how many institutions stand beside it. */
export async function countSample(db: Database): Promise<{ sample: number; others: number }> {
  const [sample, others] = await Promise.all([
    db.$count(institutes, eq(institutes.isSample, true)),
    db.$count(institutes, eq(institutes.isSample, false)),
  ])
  return { sample, others }
}
