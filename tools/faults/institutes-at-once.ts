import type { Fault } from './fault'

const FILE = 'lib/server/institutes-at-once.ts'
const TEST = 'app/api/institute-cards.test.ts'

/** How many institutions one address may have read at once. */
export const faults: Fault[] = [
  {
    says: 'institutions are counted, and not requests',
    file: FILE,
    find: 'reading.set(visitor, before + count)',
    put: 'reading.set(visitor, before + 1)',
    test: TEST,
    title: 'a hundred are read for one address at once',
  },
  {
    says: 'what was read makes room again',
    file: FILE,
    find: '(reading.get(visitor) ?? 0) - count',
    put: '(reading.get(visitor) ?? 0) - 0',
    test: TEST,
    title: 'a hundred are read for one address at once',
  },
  {
    says: 'one address takes nothing from another',
    file: FILE,
    find: 'addressGroup(address)',
    put: 'addressGroup(address).slice(0, 0)',
    test: TEST,
    title: 'a hundred are read for one address at once',
  },
]
