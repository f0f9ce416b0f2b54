import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BILLING_CYCLES } from '@/lib/contract/constants'
import { SUBSCRIPTION_STATUSES } from '@/lib/contract/subscription'
import { students } from '@/provider/account/store/student-tables'
import { plans } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

/**
 * The plans that students chose, as they were when they were chosen. Where the account is gone, what
 * was paid stays for the books, without a student.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: integer().references(() => students.id, { onDelete: 'set null' }),
    planId: integer().references(() => plans.id, { onDelete: 'set null' }),
    planName: text().notNull(),
    /** Whole rupees for one cycle. */
    price: integer().notNull(),
    billingCycle: text({ enum: BILLING_CYCLES }).notNull(),
    /** Paise: what is to be paid. */
    amount: integer().notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** By whom it is paid, and under which number there; neither for a plan that costs nothing. */
    gateway: text('payer'),
    gatewayOrder: text('payer_order'),
    /** The gateway's page of this order, where it has one. */
    gatewayPage: text('payer_page'),
    createdAt: moment().notNull(),
    /** When it became active: by a verified payment, or because it costs nothing. */
    activatedAt: moment(),
    /** Its first and its last day, in India; a plan that costs nothing has no last one. */
    startsOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    endedAt: moment(),
  },
  (table) => [
    unique('subscriptions_order').on(table.gateway, table.gatewayOrder),
    uniqueIndex('subscriptions_one_active')
      .on(table.studentId)
      .where(sql`${table.status} = 'active'`),
    index().on(table.studentId, table.createdAt),
    index().on(table.status, table.createdAt),
    check('subscriptions_amount', sql`${table.amount} >= 0`),
    check(
      'subscriptions_active',
      sql`${table.status} not in ('active', 'expired') or ${table.activatedAt} is not null`,
    ),
  ],
)

/** Every payment that the gateway has confirmed, once. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    gateway: text('payer').notNull(),
    /** Its number there. */
    gatewayPayment: text('payer_payment').notNull(),
    /** Paise, or the smallest unit of another currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    verifiedAt: moment().notNull(),
    /** No plan was given for it: the operator is to pay it back. */
    isRefundDue: boolean().notNull(),
    /** When the operator said that it was paid back. */
    refundedAt: moment(),
  },
  (table) => [unique('payments_once').on(table.gateway, table.gatewayPayment), index().on(table.subscriptionId)],
)
