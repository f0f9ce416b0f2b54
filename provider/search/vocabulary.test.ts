import fc from 'fast-check'
import { editDistance } from './edit-distance'
import { soundOf } from './sound'
import { Vocabulary, maxMistakes } from './vocabulary'

function vocabularyOf(words: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.add(word)
  vocabulary.settle()
  return vocabulary
}

const syllable = fc.constantFrom('ka', 'ra', 'ma', 'ni', 'shu', 'vi', 'dya', 'la', 'go', 'de', 'pu', 'tra', 'n', 'ch')
const realistic = fc.uniqueArray(syllable, { minLength: 2, maxLength: 6 }).map((parts) => parts.join(''))

test('a word has one number, however often it is added', () => {
  const vocabulary = vocabularyOf(['kolar', 'hampi', 'kolar'])
  expect(vocabulary.words).toEqual(['kolar', 'hampi'])
  expect(vocabulary.add('hampi')).toBe(1)
  expect(vocabulary.find('hampi')).toBe(1)
  expect(vocabulary.find('constructor')).toBeUndefined()
})

test.each([1, 2])('similar words are those that a look at all of them finds (%s mistakes)', (most) => {
  const mistake = fc.tuple(fc.nat(11), fc.constantFrom('', 'a', 'k', 'z', 'ma'))
  fc.assert(
    fc.property(fc.array(realistic, { minLength: 1, maxLength: 200 }), fc.nat(), mistake, (words, pick, [at, put]) => {
      const vocabulary = vocabularyOf(words)
      const word = words[pick % words.length] ?? ''
      const sound = soundOf(word.slice(0, at) + put + word.slice(at + 1))
      const soundAt = (term: number) => soundOf(vocabulary.words[term] ?? '')
      const near = vocabulary.words.map((_word, term) => ({ term, distance: editDistance(sound, soundAt(term), most) }))
      near.sort((a, b) => a.distance - b.distance || a.term - b.term)
      const likely = near.filter(
        ({ term, distance }) => distance <= most && [sound[0], sound[1]].includes(soundAt(term)[0]),
      )
      // Where the first letter is wrong, it alone is.
      const misbegun = near.filter(({ distance }) => distance <= 1)
      const expected = likely.length > 0 || sound.length < 5 ? likely : misbegun
      expect(vocabulary.listSimilar(sound, most)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('beside 20,000 words none that is one mistake away is missed', () => {
  const words = fc.sample(realistic, { numRuns: 20_000, seed: 7 })
  const vocabulary = vocabularyOf(words)
  for (const word of words.slice(0, 150)) {
    const sound = soundOf(word)
    const misspelt = `${sound.slice(0, 2)}${sound.slice(3)}`
    if (maxMistakes(misspelt.length) === 0 || editDistance(misspelt, sound, 1) > 1) continue
    const found = new Set(vocabulary.listSimilar(misspelt, 1).map(({ term }) => term))
    expect([word, found.has(vocabulary.find(word) ?? -1)]).toEqual([word, true])
  }
})

test('looks for nothing similar where no mistake is allowed', () => {
  expect(vocabularyOf(['abc']).listSimilar('abc', 0)).toEqual([])
  expect([0, 3, 4, 6, 7, 30].map(maxMistakes)).toEqual([0, 0, 1, 1, 2, 2])
})

test('a search of one word looks at a bounded number of similar ones', () => {
  const vocabulary = vocabularyOf(Array.from({ length: 5_000 }, (_, at) => `kalar${at.toString(36)}`))
  expect(vocabulary.listSimilar('kalar', 2).length).toBeLessThanOrEqual(600)
  expect(vocabulary.listByBeginning('ka', 400).length).toBeLessThanOrEqual(400)
})

test('words are found by their beginning, written or heard', () => {
  const vocabulary = vocabularyOf(['lakshmi', 'lakshmana', 'laxman', 'lake'])
  const found = vocabulary.listByBeginning('laksh', 10).map((term) => vocabulary.words[term])
  expect(found.sort()).toEqual(['lakshmana', 'lakshmi', 'laxman'])
})

test('words are found by sound and by frame', () => {
  const vocabulary = vocabularyOf(['ramaiah', 'ramayya', 'sharanabasava'])
  expect(vocabulary.listBySound(soundOf('ramaya'))).toEqual([0, 1])
  expect(vocabulary.listByFrame(soundOf('sharnbasva'))).toEqual([2])
  expect(vocabulary.listBySound('nobody')).toEqual([])
})

test.each(['x'.repeat(200), '\ud800', 'ಕ್'.repeat(50), '', 'ab'.repeat(100)])('any text may be asked: %j', (text) => {
  const vocabulary = vocabularyOf(['kolar', text])
  expect(vocabulary.listSimilar(text, 3).map(({ term }) => term)).not.toContain(0)
  expect(vocabulary.find(text)).toBe(1)
})

test.each([
  ['kakakaka', 'kakakak'],
  ['degogogogo', 'degogogog'],
  ['rakshita', 'makshita'],
])('%s is found by %s', (word, typed) => {
  const vocabulary = vocabularyOf([word])
  expect(vocabulary.listSimilar(soundOf(typed), 1)).toHaveLength(1)
})
