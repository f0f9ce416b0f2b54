/** So many words are remembered, then all are forgotten: more than a directory has. */
const REMEMBERED = 200_000

/** Asks once for each word: importing a list, and indexing one, ask of the same words a hundred times. */
export function remember<Value>(work: (word: string) => Value): (word: string) => Value {
  const answers = new Map<string, Value>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    if (answers.size >= REMEMBERED) answers.clear()
    const value = work(word)
    answers.set(word, value)
    return value
  }
}
