import type { Course } from '@/lib/contract/institute'
import type { Review } from '@/lib/contract/review'
import { feeRange, summariseRating, totalSeats } from '@/lib/rules/institute/institute-facts'

const course = (fees: number | null, seats: number | null = null): Course => ({
  id: null,
  name: 'Civil',
  category: null,
  duration: null,
  fees,
  seats,
  level: null,
})
const review = (rating: number | null): Review => ({
  id: null,
  name: null,
  image: null,
  role: null,
  rating,
  description: null,
  canReport: false,
})

describe('summariseRating', () => {
  it('takes what the provider counts', () => {
    const rating = summariseRating({ averageRating: 4.62, reviewCount: 212, reviews: [review(1)] })
    expect(rating).toEqual({ average: 4.62, count: 212 })
  })

  it('counts the reviews itself where the provider does not', () => {
    const reviews = [review(5), review(4), review(null), review(9)]
    expect(summariseRating({ averageRating: null, reviewCount: null, reviews })).toEqual({ average: 4.5, count: 4 })
  })

  it.each([0, -1, 5.1, 100, null])('takes %p for no average', (averageRating) => {
    expect(summariseRating({ averageRating, reviewCount: 0, reviews: [] })).toEqual({ average: null, count: 0 })
  })

  it('has no negative count', () => {
    expect(summariseRating({ averageRating: null, reviewCount: -3, reviews: [] }).count).toBe(0)
  })
})

describe('feeRange', () => {
  it('spans the known fees', () => {
    expect(feeRange([course(98_500), course(null), course(1_12_410), course(0)])).toEqual({
      from: 98_500,
      to: 1_12_410,
    })
  })

  it.each([[[]], [[course(null), course(0), course(-5)]]])('is nothing when no fee is known', (courses) => {
    expect(feeRange(courses)).toBeNull()
  })
})

describe('totalSeats', () => {
  it('adds the known seats', () => {
    expect(totalSeats([course(1, 60), course(1, null), course(1, 120), course(1, -9)])).toBe(180)
  })

  it('is nothing when none is known', () => {
    expect(totalSeats([course(1, null), course(1, 0)])).toBeNull()
  })
})
