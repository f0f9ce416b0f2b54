import { waitingTime } from '@/lib/rules/desk/waiting'

test.each([
  [0, 0, 'minutes'],
  [1, 1, 'minutes'],
  [119, 119, 'minutes'],
  [120, 2, 'hours'],
  [47 * 60 + 59, 47, 'hours'],
  [48 * 60, 2, 'days'],
])('%d minutes are %d %s', (minutes, count, unit) => {
  expect(waitingTime(minutes)).toEqual({ unit, count })
})
