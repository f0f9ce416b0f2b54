import { UNWRITTEN } from '@/lib/contract/desk/draft'
import { eq, sql } from 'drizzle-orm'
import { LAST_PLACE, PLAN_FIELD_NAMES, type PlanField, type PlanFlaw } from '@/lib/contract/desk/plan'
import { plans } from '@/provider/directory/store/schema'
import { cellsOfPlan, type PlanSaid, readPlanCells } from '@/provider/payments/plan-cells'
import { listPlans, type PlanRow } from '@/provider/payments/store/plans'
import { subscriptions } from '@/provider/payments/store/subscription-tables'
import { PLAN_TAGS } from '@/provider/platform/revalidate'
import type { RecordKind } from './records'

const nameIn = ({ name }: Pick<PlanSaid, 'name'>) => name.en.toLowerCase()
const TWICE: ReadonlyMap<PlanField, PlanFlaw> = new Map([['name', 'twice']])

/** Behind all others. */
const lastOf = (rows: readonly PlanRow[]) =>
  Math.min(Math.max(-1, ...rows.map(({ position }) => position)) + 1, LAST_PLACE)

/**
 * The plans. By name and cycle a student's own one is found among them, so no two have the same. One that somebody has
 * chosen stays for the books, and is sold no more.
 */
export const PLANS: RecordKind<PlanRow, PlanSaid, PlanField, PlanFlaw> = {
  ...{ room: 'plans', tags: PLAN_TAGS },
  names: PLAN_FIELD_NAMES,
  trail: {
    noun: 'plan',
    idOf: ({ id }) => String(id),
    factsOf: (row) => ({ ...cellsOfPlan(row), is_sample: row.isSample }),
  },
  cellsOf: cellsOfPlan,
  read: readPlanCells,
  list: listPlans,
  table: 'plans',
  // Who is choosing one holds its row: their subscription is there to be counted before a plan is taken away.
  holdMore: (tx) => tx.execute(sql`select from plans order by id for update`),
  obstacleTo(said, row, rows) {
    const isTwice = rows.some(
      (each) => each.id !== row?.id && each.billingCycle === said.billingCycle && nameIn(each) === nameIn(said),
    )
    return isTwice ? TWICE : null
  },
  rowOf: (said, row, rows) => ({
    ...{ ...said, id: row?.id ?? UNWRITTEN },
    position: said.position ?? lastOf(rows),
  }),
  put: (tx, { id, ...said }, isNew) =>
    isNew ? tx.insert(plans).values(said).returning() : tx.update(plans).set(said).where(eq(plans.id, id)).returning(),
  mayWithdraw: async (db, { id }) => (await db.$count(subscriptions, eq(subscriptions.planId, id))) === 0,
  remove: (tx, { id }) => tx.delete(plans).where(eq(plans.id, id)),
}
