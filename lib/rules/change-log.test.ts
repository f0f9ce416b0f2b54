import { ChangeLog } from '@/lib/rules/change-log'

test('what was begun before a change of one of its tags is old, and nothing else is', () => {
  const log = new ChangeLog()
  const before = log.number
  const number = log.append(['institute:7', 'plans'])
  expect(log.changedSince(before, ['content:footer', 'plans'])).toBe(true)
  expect(log.changedSince(before, ['institute:8'])).toBe(false)
  expect(log.changedSince(before, [])).toBe(false)
  expect(log.changedSince(number, ['plans'])).toBe(false)
  log.append(['plans'])
  expect(log.changedSince(number, ['plans'])).toBe(true)
  expect(log.changedSince(number, ['institute:7'])).toBe(false)
})

test('numbers grow, within a millisecond, when a clock goes back, and in the log of a process that comes after', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1000)
  const log = new ChangeLog(Date.now())
  expect(log.append(['a'])).toBe(1001)
  expect(log.append(['a'])).toBe(1002)
  clock.mockReturnValue(5)
  expect(log.append(['a'])).toBe(1003)
  clock.mockReturnValue(2000)
  expect(new ChangeLog(Date.now()).append(['a'])).toBeGreaterThan(log.append(['b']))
  clock.mockRestore()
})

test('a change that is told of twice, or late, makes nothing newer old again, and hides no later one', () => {
  const log = new ChangeLog()
  log.append(['a'], 20)
  log.append(['a', 'b'], 10)
  expect(log.number).toBe(20)
  expect(log.changedSince(15, ['a'])).toBe(true)
  expect(log.changedSince(15, ['b'])).toBe(false)
})

test('who was away reads what it missed, each tag once', () => {
  const log = new ChangeLog()
  log.append(['a', 'b'], 10)
  log.append(['c'], 20)
  log.append(['a'], 30)
  expect(log.tagsSince(0)).toEqual(['b', 'c', 'a'])
  expect(log.tagsSince(10)).toEqual(['c', 'a'])
  expect(log.tagsSince(30)).toEqual([])
})

test('who has missed more than is remembered takes everything for changed', () => {
  const log = new ChangeLog()
  log.append(['plans'], 10)
  for (let id = 0; id < 10_000; id += 1) log.append([`institute:${id}`], 20 + id)
  expect(log.changedSince(5, ['content:footer'])).toBe(true)
  expect(log.tagsSince(5)).toBeNull()
  expect(log.changedSince(10, ['content:footer'])).toBe(false)
  expect(log.changedSince(10, ['institute:0'])).toBe(true)
  expect(log.tagsSince(10)).toHaveLength(10_000)
})

test('where changes may have been missed, all from before is old, and nobody is told of what exactly', () => {
  const log = new ChangeLog()
  const told = jest.fn()
  log.onChange(told)
  const before = log.append(['a'])
  log.forget()
  expect(log.changedSince(before, ['b'])).toBe(true)
  expect(log.toldSince(before, ['b'])).toBe(false)
  expect(log.tagsSince(before)).toBeNull()
  expect(log.changedSince(log.number, ['b'])).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
})
