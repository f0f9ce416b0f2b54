import fc from 'fast-check'
import { SortedWords } from './sorted-words'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ÿ', '\ud83d\ude00'), maxLength: 6 })

test('words that begin so are those that a look at all finds, whenever they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { maxLength: 90 }), { maxLength: 4 }), word, (batches, prefix) => {
      const sorted = new SortedWords()
      const all: string[] = []
      for (const batch of batches) {
        for (const each of batch) sorted.add(each, all.push(each) - 1)
        // Asking between two batches makes the later one come in one by one.
        sorted.startingWith('a', 1)
      }
      const found = sorted.startingWith(prefix, 1_000).map((id) => all[id])
      expect(found.sort()).toEqual(all.filter((each) => each.startsWith(prefix)).sort())
    }),
  )
})

test('of too many, the shorter words come', () => {
  const sorted = new SortedWords()
  for (const [id, each] of ['kaaaa', 'kab', 'ka', 'kabcdef', 'kz', 'la'].entries()) sorted.add(each, id)
  expect(sorted.startingWith('k', 3)).toEqual([2, 4, 1])
})
