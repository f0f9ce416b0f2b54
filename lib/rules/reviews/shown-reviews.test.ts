import { shownReviews } from '@/lib/rules/reviews/shown-reviews'

const review = (rating: number | null, description: string | null) => ({
  id: null,
  name: 'Asha',
  image: null,
  role: null,
  rating,
  description,
  canReport: false,
})

it('keeps what has a rating or words, and no rating outside the scale', () => {
  const reviews = [review(5, null), review(null, 'Quiet.'), review(null, null), review(9, null), review(0, 'Good.')]
  expect(shownReviews(reviews).map(({ rating, description }) => [rating, description])).toEqual([
    [5, null],
    [null, 'Quiet.'],
    [null, 'Good.'],
  ])
})
