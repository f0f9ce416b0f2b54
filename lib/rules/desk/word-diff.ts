import { diffArrays } from 'diff'

/** A run of words that stayed, was taken away, or is new. */
export type Run = { is: 'same' | 'removed' | 'added'; words: string }

/** Of texts that have less in common than this nobody wants to see the words; and two of 200 kB would take seconds. */
const MAX_CHANGES = 2_000

const wordsIn = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/** The words of two texts, in their order. What stands between spaces is a word, in any script. */
export function diffWords(before: string, after: string): Run[] {
  const whole: Run[] = [
    { is: 'removed', words: before },
    { is: 'added', words: after },
  ]
  const runs = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: MAX_CHANGES })
  const marked = runs?.map(({ value, added, removed }): Run => {
    return { is: added ? 'added' : removed ? 'removed' : 'same', words: value.join('') }
  })
  return (marked ?? whole).filter(({ words }) => words !== '')
}
