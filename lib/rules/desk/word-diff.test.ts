import { diffWords } from '@/lib/rules/desk/word-diff'

test('words are marked, and put together again they are both texts', () => {
  const [before, after] = ['ನಮ್ಮ ಬಗ್ಗೆ  ಓದಿ', 'ನಮ್ಮ ಕಾಲೇಜಿನ ಬಗ್ಗೆ  ಓದಿ']
  const runs = diffWords(before, after)
  expect(runs).toEqual([
    { is: 'same', words: 'ನಮ್ಮ ' },
    { is: 'added', words: 'ಕಾಲೇಜಿನ ' },
    { is: 'same', words: 'ಬಗ್ಗೆ  ಓದಿ' },
  ])
  const side = (mark: string) => runs.flatMap(({ is, words }) => (is === 'same' || is === mark ? words : [])).join('')
  expect([side('removed'), side('added')]).toEqual([before, after])
})

test('texts that have little in common are told apart as a whole, soon', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(diffWords(text('a'), text('b')).map(({ is }) => is)).toEqual(['removed', 'added'])
  expect(diffWords('', 'new')).toEqual([{ is: 'added', words: 'new' }])
})
