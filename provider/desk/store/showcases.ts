import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MAX_SHOWN, type Showcase, type ShowcaseAction, type ShowcaseFlaw } from '@/lib/contract/desk/showcase'
import { withShowcase } from '@/lib/rules/desk/showcase-list'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import type { Noted } from '@/provider/desk/store/draft-times'
import { versionOfValue } from '@/provider/desk/store/version'
import { cities, districts, institutes, showcases } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

const SHOWN = {
  ...{ id: institutes.id, name: institutes.name, city: cities.name, district: districts.name },
  retiredAt: institutes.retiredAt,
}

/** The institutions of a list of the home page in its order, also those that are no more and that no visitor is shown. */
export function listShown(db: Database, list: Showcase) {
  return db
    .select(SHOWN)
    .from(showcases)
    .innerJoin(institutes, eq(institutes.id, showcases.instituteId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(eq(showcases.list, list))
    .orderBy(asc(showcases.position), asc(institutes.id))
}
export type Shown = Awaited<ReturnType<typeof listShown>>[number]

/** Those of these numbers, in any order. */
export async function listByNumber(db: Database, ids: readonly number[]): Promise<Shown[]> {
  if (ids.length === 0) return []
  return db
    .select(SHOWN)
    .from(institutes)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, [...ids]))
}

export const versionOfShown = (shown: readonly Shown[]) => versionOfValue(shown.map(({ id }) => id))

export async function getShowcase(db: Database, list: Showcase) {
  const institutions = await listShown(db, list)
  return { list, version: versionOfShown(institutions), institutions }
}

/** Holds a list until the transaction ends; before it those that may be added, as who removes an institution does. */
export async function holdShowcase(tx: Database, ids: readonly number[]) {
  if (ids.length > 0)
    await tx
      .select({ id: institutes.id })
      .from(institutes)
      .where(inArray(institutes.id, [...ids]))
      .orderBy(asc(institutes.id))
      .for('key share')
  await tx.execute(sql`lock table showcases in share row exclusive mode`)
}

/** One of a list, by the name that it had as that was written. */
export type Named = { id: number; name: string }
export const namesOf = (shown: readonly Shown[]): Named[] => shown.map(({ id, name }) => ({ id, name: name.en }))

/** A list as the audit trail and drafts say it. */
export const inWords = (named: readonly Named[]) => named.map(({ id, name }) => `${name} (${id})`).join('; ')
const ONE = /(?:^|; )(.*?) \((\d{1,10})\)(?=; |$)/g
/** And back. */
export const namedIn = (words: string): Named[] =>
  [...words.matchAll(ONE)].map(([, name = '', id]) => ({ id: Number(id), name }))

export const recordOfShowcase = (list: string) => `showcase ${list}`

type Change = { list: Showcase; before: readonly Shown[]; after: readonly Named[] }

/** Puts a list that is held before the public, with the audit trail. @returns whether it says something else than before */
export async function writeShowcase(
  tx: Database,
  account: DeskAccount,
  { list, before, after }: Change,
  now: Date,
  { action = 'showcase-changed', ...of }: Noted = {},
): Promise<boolean> {
  const [old, fresh] = [inWords(namesOf(before)), inWords(after)]
  if (old === fresh) return false
  await tx.delete(showcases).where(eq(showcases.list, list))
  if (after.length > 0)
    await tx.insert(showcases).values(after.map(({ id }, position) => ({ list, instituteId: id, position })))
  await noteAudit(tx, account, now, {
    ...{ action, record: recordOfShowcase(list) },
    before: { institutions: old },
    after: { institutions: fresh, ...of },
  })
  return true
}

export type ShowcaseOutcome = 'done' | 'changed' | ShowcaseFlaw
type Asked = { list: Showcase; version: string; action: ShowcaseAction; id: number }

/** Changes a list of the home page as it was shown, before the public at once. */
export async function changeShowcase(db: Database, account: DeskAccount, asked: Asked, now: Date) {
  const { list, version, action, id } = asked
  return db.transaction(async (tx): Promise<ShowcaseOutcome> => {
    await holdShowcase(tx, [id])
    const [found] = await tx
      .select({ name: institutes.name })
      .from(institutes)
      .where(and(eq(institutes.id, id), isNull(institutes.retiredAt)))
    const before = await listShown(tx, list)
    if (versionOfShown(before) !== version) return 'changed'
    const isThere = before.some((each) => each.id === id)
    if (action === 'add') {
      if (found === undefined) return 'unknown'
      if (isThere) return 'twice'
      if (before.length >= MAX_SHOWN) return 'full'
    } else if (!isThere) return 'changed'
    const names = new Map([...namesOf(before), { id, name: found?.name.en ?? '' }].map((each) => [each.id, each.name]))
    const ids = withShowcase(
      before.map((each) => each.id),
      action,
      id,
    )
    const after = ids.map((each) => ({ id: each, name: names.get(each) ?? '' }))
    await writeShowcase(tx, account, { list, before, after }, now)
    return 'done'
  })
}
