import type { Standing } from './find-chances'
import { sortChances } from './sort-chances'

const standing = (more: Partial<Standing>): Standing => ({
  ...{ course_id: 1, college_id: 1, stream_id: null, district_id: null, is_residential: null, own_fee: null },
  ...{ furthest: 9_000, round: 1, enough: 9_000, enough_in: [1], seat_fee: null, ...more },
})

test('the order by fee goes by the dearer end of what a seat costs, then by what the college says of such courses; unknown fees come last', () => {
  const rows = [
    standing({ course_id: 1 }),
    standing({ course_id: 2, seat_fee: { from: 0, to: 121_610 } }),
    standing({ course_id: 3, own_fee: { from: 60_000, to: 90_000 } }),
    standing({ course_id: 4, own_fee: { from: 8_000, to: 8_000 }, seat_fee: { from: 44_200, to: 44_200 } }),
    // Equal in it: the safer one.
    standing({ course_id: 5, seat_fee: { from: 44_200, to: 44_200 }, enough: 12_000, furthest: 12_000 }),
  ]
  expect(sortChances(rows, 'fee').map(({ course_id: id }) => id)).toEqual([5, 4, 3, 2, 1])
})
