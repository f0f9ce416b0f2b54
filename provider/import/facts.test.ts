import { factColumns } from '@/provider/store/schema'
import { factsSchema } from './facts'

/** Stored as texts by language, in columns of the directory's own. */
const BY_LANGUAGE = ['tagline', 'description']

test('what a list may say of an institution has a column, and no column waits for what no list says', () => {
  const facts = factsSchema.keyof().options.filter((fact) => !BY_LANGUAGE.includes(fact))
  expect(facts.toSorted()).toEqual(Object.keys(factColumns()).toSorted())
})
