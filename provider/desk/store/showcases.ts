import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { MAX_SHOWN, type Showcase, type ShowcaseAction, type ShowcaseFlaw } from '@/lib/contract/desk/showcase'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { versionOfValue } from '@/provider/desk/store/version'
import { cities, districts, institutes, showcases } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** The institutions of a list of the home page in its order, also those that are no more and that no visitor is shown. */
function listShown(db: Database, list: Showcase) {
  const { id, name, retiredAt } = institutes
  return db
    .select({ id, name, city: cities.name, district: districts.name, retiredAt })
    .from(showcases)
    .innerJoin(institutes, eq(institutes.id, showcases.instituteId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(eq(showcases.list, list))
    .orderBy(asc(showcases.position), asc(institutes.id))
}
type Shown = Awaited<ReturnType<typeof listShown>>[number]

const versionOf = (shown: readonly Shown[]) => versionOfValue(shown.map(({ id }) => id))

export async function getShowcase(db: Database, list: Showcase) {
  const institutions = await listShown(db, list)
  return { list, version: versionOf(institutions), institutions }
}

/** The same with two that change places; itself where there is none to change with. */
function moved(shown: readonly Shown[], from: number, to: number): readonly Shown[] {
  const [one, other] = [shown[from], shown[to]]
  return one === undefined || other === undefined ? shown : shown.with(from, other).with(to, one)
}

/** For the audit trail. */
const inWords = (shown: readonly Shown[]) => shown.map(({ id, name }) => `${name.en} (${id})`).join('; ')

export type ShowcaseOutcome = 'done' | 'changed' | ShowcaseFlaw
type Asked = { list: Showcase; version: string; action: ShowcaseAction; id: number }

/** Changes a list of the home page as it was shown, in one transaction with the audit trail. */
export async function changeShowcase(db: Database, account: DeskAccount, asked: Asked, now: Date) {
  const { list, version, action, id } = asked
  return db.transaction(async (tx): Promise<ShowcaseOutcome> => {
    // Held before the list is, as who removes an institution does.
    const [found] = await tx
      .select()
      .from(institutes)
      .where(and(eq(institutes.id, id), isNull(institutes.retiredAt)))
      .for('key share')
    await tx.execute(sql`lock table showcases in share row exclusive mode`)
    const before = await listShown(tx, list)
    if (versionOf(before) !== version) return 'changed'
    const at = before.findIndex((each) => each.id === id)
    if (action === 'add') {
      if (found === undefined) return 'unknown'
      if (at >= 0) return 'twice'
      if (before.length >= MAX_SHOWN) return 'full'
      await tx.insert(showcases).values({ list, instituteId: id, position: before.length })
    } else if (at < 0) return 'changed'
    if (action === 'remove') await tx.delete(showcases).where(isOf(list, id))
    const listed = await listShown(tx, list)
    const after = action === 'up' ? moved(listed, at, at - 1) : action === 'down' ? moved(listed, at, at + 1) : listed
    for (const [position, each] of after.entries())
      await tx.update(showcases).set({ position }).where(isOf(list, each.id))
    if (inWords(after) === inWords(before)) return 'done'
    await noteAudit(tx, account, now, {
      action: 'showcase-changed',
      record: `showcase ${list}`,
      before: { institutions: inWords(before) },
      after: { institutions: inWords(after) },
    })
    return 'done'
  })
}
const isOf = (list: Showcase, id: number) => and(eq(showcases.list, list), eq(showcases.instituteId, id))
