import fc from 'fast-check'
import { SortedWords } from './sorted-words'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ÿ', '\ud83d\ude00'), maxLength: 6 })

test('words that begin so are those that a look at all finds, whenever they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { maxLength: 90 }), { maxLength: 4 }), word, (batches, prefix) => {
      const all: string[] = []
      const sorted = new SortedWords(all)
      for (const batch of batches) {
        for (const each of batch) sorted.add(all.push(each) - 1)
        // Asking between two batches makes the later one come in one by one.
        sorted.startingWith('a', 1)
      }
      const found = sorted.startingWith(prefix, 1_000).map((id) => all[id])
      expect(found.sort()).toEqual(all.filter((each) => each.startsWith(prefix)).sort())
    }),
  )
})

test('of too many, the shorter words come', () => {
  const words = ['kaaaa', 'kab', 'ka', 'kabcdef', 'kz', 'la']
  const sorted = new SortedWords(words)
  for (const number of words.keys()) sorted.add(number)
  expect(sorted.startingWith('k', 3)).toEqual([2, 4, 1])
})
