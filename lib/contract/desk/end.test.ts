import { MISSES } from '@/lib/contract/desk/content'
import { END_MISSES, endSchema } from '@/lib/contract/desk/end'
import { orNull } from '@/lib/contract/lenient'

const read = orNull(endSchema)
const END = { at: '2027-05-31T04:30:00.000Z', by: 'Gowri' }

test('an end that waits, or was missed for a reason that can be told, is read', () => {
  expect([read.parse(END)?.missed, read.parse({ ...END, missed: null })?.missed]).toEqual([null, null])
  for (const missed of END_MISSES) expect(read.parse({ ...END, missed })).toMatchObject({ by: 'Gowri', missed })
})

test('one that was missed for another reason says nothing: neither what is not so, nor that it is still to come', () => {
  const others = MISSES.filter((each) => !END_MISSES.some((known) => known === each))
  for (const missed of [...others, 'late']) expect(read.parse({ ...END, missed })).toBeNull()
})
