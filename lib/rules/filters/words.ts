import type { DirectoryFilter, FilterParameter } from '@/lib/contract/institute-query'
import type { FilterMessages } from '@/lib/messages/en/filter'
import type { FlagFilter, SeveralFilter, TextKey } from './filter'
import { valuesOf } from './values'

/** The texts by word. */
type WordTexts<Word extends string> = {
  [Key in keyof FilterMessages]: FilterMessages[Key] extends Readonly<Record<Word, string>> ? Key : never
}[keyof FilterMessages]

/** Words of the contract, several at once, under one name everywhere; in the address in their own order. */
export function severalFilter<Name extends TextKey & FilterParameter & DirectoryFilter, Word extends string>(
  name: Name,
  words: readonly Word[],
  kinds: WordTexts<Word>,
  { hidden, includeUnknown }: Pick<SeveralFilter<Name, never>, 'hidden' | 'includeUnknown'>,
): SeveralFilter<Name, Record<Name, readonly Word[]>> {
  type State = Record<Name, readonly Word[]>
  // A key that is computed loses its name.
  const stateOf = (chosen: readonly Word[]) => ({ [name]: chosen }) as State
  const from = (ids: readonly string[]) => stateOf(words.filter((known) => ids.includes(known)))
  const write = (state: State) => [[name, state[name].join() || null] as const]
  // What `WordTexts` holds has a text for each word.
  const wordsIn = (texts: FilterMessages) => texts[kinds] as Readonly<Record<Word, string>>
  return {
    kind: 'several',
    name,
    contract: name,
    parameters: [name],
    parameter: name,
    isOne: false,
    empty: stateOf([]),
    ids: (state) => state[name],
    from,
    parse: (query) => from(valuesOf(query, name).flatMap((value) => value.split(',').map((part) => part.trim()))),
    write,
    ask: write,
    chips: (state) => state[name].map((id) => ({ id })),
    say: ({ id }, texts) => {
      const word = words.find((known) => known === id)
      return word === undefined ? texts[name] : wordsIn(texts)[word]
    },
    title: name,
    hidden,
    includeUnknown,
    choices: words.map((id) => ({ id, label: (texts) => wordsIn(texts)[id] })),
  }
}

/** A box to tick, `true` in the address, and `1` for the provider. */
export function flagFilter<Name extends TextKey, Field extends string>(
  name: Name,
  field: Field,
  own: Pick<FlagFilter<Name, never>, 'hidden' | 'label' | 'isOptional' | 'includeUnknown'> & {
    contract: FlagFilter<Name, never>['contract'] & FilterParameter
  },
): FlagFilter<Name, Record<Field, boolean>> {
  // A key that is computed loses its name.
  const stateOf = (isSet: boolean) => ({ [field]: isSet }) as Record<Field, boolean>
  return {
    ...own,
    kind: 'flag',
    name,
    parameters: [name],
    parameter: name,
    empty: stateOf(false),
    parse: (query) => stateOf(['true', '1'].includes(valuesOf(query, name)[0]?.trim().toLowerCase() ?? '')),
    write: (state) => [[name, state[field] ? 'true' : null]],
    ask: (state) => [[own.contract, state[field] ? 1 : null]],
    chips: () => [{}],
    say: (_, texts) => texts[own.label],
    title: name,
    on: stateOf(true),
  }
}
