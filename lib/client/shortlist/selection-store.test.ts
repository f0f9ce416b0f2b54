/** @jest-environment jsdom */
import { createSelectionStore } from '@/lib/client/shortlist/selection-store'
import { MAX_SHORTLISTED } from '@/lib/contract/constants'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'

const item = (id: string) => ({ id, name: `College ${id}` })
const stored = (key = 'list'): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null')
const ids = (list: { get: () => readonly { id: string }[] }) => list.get().map(({ id }) => id)

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** What another tab does: it writes, and the browser tells the others. */
function writeElsewhere(value: string | null, key: string | null = 'list') {
  if (value === null) window.localStorage.removeItem('list')
  else window.localStorage.setItem('list', value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('keeps what is added, in order and once, and forgets what is removed', () => {
  const list = createSelectionStore('list', 4)
  expect(list.add(item('7'))).toBe(true)
  expect(list.add(item('3'))).toBe(true)
  expect(list.add({ id: '7', name: 'again' })).toBe(true)
  expect(list.get()).toEqual([item('7'), item('3')])
  expect(stored()).toEqual([item('7'), item('3')])
  list.remove('7')
  expect(ids(createSelectionStore('list', 4))).toEqual(['3'])
  list.remove('3')
  expect({ ...window.localStorage }).toEqual({})
})

test('a full list takes no more', () => {
  const list = createSelectionStore('list', 2)
  list.add(item('1'))
  list.add(item('2'))
  expect(list.add(item('3'))).toBe(false)
  expect(list.add(item('2'))).toBe(true)
  expect(ids(list)).toEqual(['1', '2'])
})

test('gives the same array until something changes', () => {
  const list = createSelectionStore('list', 4)
  list.add(item('1'))
  const before = list.get()
  list.add(item('1'))
  list.remove('9')
  writeElsewhere(JSON.stringify([item('1')]))
  expect(list.get()).toBe(before)
})

test('what another tab does shows here, and nothing of it is lost', () => {
  const list = createSelectionStore('list', 4)
  list.add(item('1'))
  const onChange = jest.fn()
  const stop = list.subscribe(onChange)
  writeElsewhere(JSON.stringify([item('1'), item('2')]))
  expect(ids(list)).toEqual(['1', '2'])
  expect(onChange).toHaveBeenCalledTimes(1)
  writeElsewhere('[]', 'other')
  expect(ids(list)).toEqual(['1', '2'])
  writeElsewhere(null, null)
  expect(ids(list)).toEqual([])
  stop()
  // Not yet told of, but written: the change counts from there.
  window.localStorage.setItem('list', JSON.stringify([item('5')]))
  list.add(item('6'))
  expect(ids(list)).toEqual(['5', '6'])
  expect(onChange).toHaveBeenCalledTimes(2)
})

test.each(['{', '7', '[1]', '[{"id":7,"name":"x"}]', '{"id":"7"}', 'null'])('what is no list is none: %s', (text) => {
  window.localStorage.setItem('list', text)
  const list = createSelectionStore('list', 4)
  expect(list.get()).toEqual([])
  expect(list.add(item('1'))).toBe(true)
  expect(stored()).toEqual([item('1')])
})

test('of a list that somebody made longer or doubled, what is allowed is kept', () => {
  const many = ['1', '1', ' 2 ', '', 'x'.repeat(65), '3', '4'].map(item)
  window.localStorage.setItem('list', JSON.stringify(many))
  expect(ids(createSelectionStore('list', 3))).toEqual(['1', '2', '3'])
})

test('without storage it lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const list = createSelectionStore('list', 4)
  expect(list.add(item('1'))).toBe(true)
  list.add(item('2'))
  list.remove('1')
  expect(ids(list)).toEqual(['2'])
})

test('the account takes as many as the browser', () => {
  for (let id = 0; id < MAX_SHORTLISTED; id += 1) expect(shortlist.add(item(String(id)))).toBe(true)
  expect(shortlist.add(item('more'))).toBe(false)
})

test('what was taken out by hand can be had back; what left in any other way is not offered again', () => {
  const list = createSelectionStore('list', 4)
  for (const id of ['1', '2', '3']) list.add(item(id))
  expect(list.beforeRemoval()).toBeNull()
  list.remove('2')
  expect(list.beforeRemoval()).toEqual([item('1'), item('2'), item('3')])
  list.add(item('4'))
  expect(list.beforeRemoval()).toBeNull()
  list.clear()
  expect(list.beforeRemoval()).toEqual([item('1'), item('3'), item('4')])
  list.replace([item('1'), item('3')])
  // As when the account takes its part along at signing out.
  list.replace([item('3')])
  expect(list.beforeRemoval()).toBeNull()
  list.remove('3')
  writeElsewhere(JSON.stringify([item('9')]))
  const leave = list.subscribe(() => {})
  writeElsewhere(JSON.stringify([item('8')]))
  leave()
  expect(list.beforeRemoval()).toBeNull()
})
