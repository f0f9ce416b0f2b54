import fc from 'fast-check'
import { listChange, takeOver } from './shortlist-merge'

const items = (...ids: string[]) => ids.map((id) => ({ id, name: `College ${id}` }))

test('what was added and what was removed', () => {
  expect(listChange(['1', '2', '3'], ['3', '4', '1'])).toEqual({ add: ['4'], remove: ['2'] })
  expect(listChange([], ['1'])).toEqual({ add: ['1'], remove: [] })
})

test('the account’s list takes the place of the browser’s, whose names stay', () => {
  expect(takeOver(['9', '2', '1'], ['1', '2'], items('1', '2'))).toEqual([
    { id: '9', name: '' },
    { id: '2', name: 'College 2' },
    { id: '1', name: 'College 1' },
  ])
})

test('what was done while the answer was on its way stays done', () => {
  expect(takeOver(['1', '2'], ['1', '2'], items('2', '3')).map(({ id }) => id)).toEqual(['2', '3'])
})

test('nothing that was added is lost, and nothing that was removed comes back', () => {
  const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'))
  fc.assert(
    fc.property(ids, ids, ids, (account, asked, now) => {
      const result = takeOver(account, asked, items(...now)).map(({ id }) => id)
      const { add, remove } = listChange(asked, now)
      for (const id of add) expect(result).toContain(id)
      for (const id of remove) expect(result).not.toContain(id)
      expect(new Set(result).size).toBe(result.length)
      for (const id of result) expect([...account, ...add]).toContain(id)
    }),
  )
})
