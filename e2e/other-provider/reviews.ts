import type { Answer } from '@/e2e/other-provider/call'

/** What students of the other provider wrote, in memory, by institution and student. */
export type ReviewStore = Map<string, Map<number, Record<string, unknown>>>

/** A word that it does not take: its own rule, which no form of ours knows. */
const REFUSED_WORD = 'donkey'

type Fields = Record<string, unknown>
type Detail = { reviews?: unknown; reviewStats?: { average_rating?: unknown; review_count?: unknown } }

/** Keeps a review; a second one of the same student takes the place of the first. Success comes with 200 either way. */
export function storeReview(store: ReviewStore, instituteId: string, student: number, fields: Fields): Answer {
  const { name, role, rating, description, user_id: user, institute_id: institute, instituteId: again } = fields
  const isWhole = [name, role, description].every((text) => typeof text === 'string' && text !== '')
  const isTheirs = String(user) === String(student) && institute === instituteId && again === instituteId
  if (!isWhole || !isTheirs || typeof rating !== 'number') return { status: 400, body: { message: 'Not a review' } }
  if (String(description).includes(REFUSED_WORD)) {
    const errors = { description: [`Please do not write "${REFUSED_WORD}"`], rating: 'odd' }
    return { status: 422, body: { message: 'The given data was invalid.', errors } }
  }
  const reviews = store.get(instituteId) ?? new Map<number, Fields>()
  reviews.set(student, { id: 900 + student, user: null, name, role, rating: String(rating), description })
  store.set(instituteId, reviews)
  return { status: 200, body: { status: true, message: 'Thanks' } }
}

function figure(value: unknown): number {
  return Number(value) || 0
}

/** The details of an institution with what was written about it since. */
export function withReviews(data: unknown, store: ReviewStore, instituteId: string): unknown {
  const written = [...(store.get(instituteId)?.values() ?? [])]
  if (written.length === 0 || typeof data !== 'object' || data === null) return data
  const { reviews, reviewStats }: Detail = data
  const before = figure(reviewStats?.review_count)
  const sum = written.reduce(
    (total, { rating }) => total + figure(rating),
    before * figure(reviewStats?.average_rating),
  )
  const count = before + written.length
  return {
    ...data,
    reviews: [...written, ...(Array.isArray(reviews) ? (reviews as unknown[]) : [])],
    reviewStats: { average_rating: (sum / count).toFixed(1), review_count: String(count) },
  }
}
