import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { shortlisted } from '@/provider/shortlist/tables'
import { listPaymentsOf, listSubscriptions } from '@/provider/payments/store/subscriptions'
import { reviewWrites, sessions, studentPictures, students } from '@/provider/account/store/student-tables'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

async function profileOf(db: Database, id: number) {
  const [found] = await db
    .select({ student: students, image: studentPictures.image, pictureAt: studentPictures.createdAt })
    .from(students)
    .leftJoin(studentPictures, eq(studentPictures.studentId, students.id))
    .where(eq(students.id, id))
  if (!found) return null
  const { student, image, pictureAt } = found
  return {
    id: student.id,
    phone: student.phone,
    first_name: student.firstName,
    last_name: student.lastName,
    email: student.email,
    consent: student.consent,
    consent_at: iso(student.consentAt),
    registered_at: iso(student.createdAt),
    changed_at: iso(student.updatedAt),
    picture: image && { type: 'image/webp', base64: image.toString('base64'), uploaded_at: iso(pictureAt) },
  }
}

async function reviewsOf(db: Database, id: number) {
  const rows = await db
    .select({ review: reviews, institute: institutes.name })
    .from(reviews)
    .innerJoin(institutes, eq(institutes.id, reviews.instituteId))
    .where(eq(reviews.studentId, id))
    .orderBy(desc(reviews.id))
  return rows.map(({ review, institute }) => ({
    institute_id: review.instituteId,
    institute: institute.en,
    name: review.name,
    role: review.role,
    rating: review.rating,
    description: review.description,
    state: review.state,
    written_at: iso(review.createdAt),
    changed_at: iso(review.updatedAt),
  }))
}

async function shortlistOf(db: Database, id: number) {
  const rows = await db
    .select({ instituteId: institutes.id, institute: institutes.name, addedAt: shortlisted.addedAt })
    .from(shortlisted)
    .innerJoin(institutes, eq(institutes.id, shortlisted.instituteId))
    .where(eq(shortlisted.studentId, id))
    .orderBy(shortlisted.id)
  return rows.map((row) => ({
    institute_id: row.instituteId,
    institute: row.institute.en,
    added_at: iso(row.addedAt),
  }))
}

async function subscriptionsOf(db: Database, id: number) {
  const rows = await listSubscriptions(db, id)
  return rows.map((row) => ({
    id: row.id,
    plan: row.planName,
    price_in_rupees: row.price,
    billing_cycle: row.billingCycle,
    amount_in_paise: row.amount,
    status: row.status,
    paid_by: row.gateway,
    gateway_order: row.gatewayOrder,
    chosen_at: iso(row.createdAt),
    active_since: iso(row.activatedAt),
    start_date: row.startsOn,
    expire_date: row.expiresOn,
    ended_at: iso(row.endedAt),
  }))
}

async function paymentsOf(db: Database, id: number) {
  const rows = await listPaymentsOf(db, id)
  return rows.map(({ payment }) => ({
    subscription: payment.subscriptionId,
    gateway: payment.gateway,
    gateway_payment: payment.gatewayPayment,
    amount: payment.amount,
    currency: payment.currency,
    confirmed_at: iso(payment.verifiedAt),
    to_be_paid_back: payment.isRefundDue,
    paid_back_at: iso(payment.refundedAt),
  }))
}

async function sessionsOf(db: Database, id: number) {
  const rows = await db.select().from(sessions).where(eq(sessions.studentId, id))
  return rows.map((row) => ({
    device: row.device,
    began_at: iso(row.createdAt),
    last_seen_at: iso(row.lastSeenAt ?? row.createdAt),
    ends_at: iso(row.expiresAt),
  }))
}

async function reviewWritesOf(db: Database, id: number) {
  const rows = await db.select({ at: reviewWrites.writtenAt }).from(reviewWrites).where(eq(reviewWrites.studentId, id))
  return rows.map(({ at }) => iso(at))
}

/**
 * Everything that is stored about a student, or `null` when the account is gone. Times are UTC. Not
 * in it: digests of codes, tokens and numbers, which tell nobody anything, and requests by form,
 * which carry a number that nobody has verified and so belong to no account (docs/sign-in.md).
 */
export async function exportAccount(db: Database, id: number, now: Date) {
  const student = await profileOf(db, id)
  if (!student) return null
  return {
    exported_at: iso(now),
    student,
    reviews: await reviewsOf(db, id),
    shortlist: await shortlistOf(db, id),
    subscriptions: await subscriptionsOf(db, id),
    payments: await paymentsOf(db, id),
    sessions: await sessionsOf(db, id),
    review_writes_of_the_last_day: await reviewWritesOf(db, id),
  }
}
