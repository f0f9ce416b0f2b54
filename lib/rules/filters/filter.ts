import type { DirectoryFilter, FilterParameter, InstituteParameter } from '@/lib/contract/institute-query'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { District, Option } from '@/lib/contract/lookup'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { QueryValues } from './values'

/** Names with their values, in order; `null` is not written. */
export type Pairs<Name extends string = string> = readonly (readonly [name: Name, value: string | number | null])[]
/** Of the texts without plurals. */
export type TextKey = {
  [Key in keyof FilterMessages]: FilterMessages[Key] extends string ? Key : never
}[keyof FilterMessages]

/** The lists that the options come from, as far as they are known. */
export type FilterNames = { types: readonly Option[]; streams: readonly Option[]; districts: readonly District[] }

/** What a chip holds: an option with its name (`null` where no list knows it), a text, or bounds. */
export type Chip = {
  id?: string
  name?: Text | null
  text?: string
  min?: number | null
  max?: number | null
}

/** What every filter says of itself. `State` is its part of the state of the filter page. */
type Filter<Name extends string, State> = {
  name: Name
  /** The contract's name; a search has none, because it is neither counted nor said to hide results. */
  contract: DirectoryFilter | null
  /** What is said at the box that leaves those in of whom nobody has said what it asks for (ADR 70); `null` for none. */
  includeUnknown: Extract<TextKey, `includeUnknown${string}`> | null
  /** Every parameter of the address that it reads. */
  parameters: readonly string[]
  /** Nothing is narrowed. */
  empty: State
  /** Never throws: what cannot be read is ignored. */
  parse: (query: QueryValues) => State
  /** As parameters of the address, all `null` when empty. */
  write: (state: State) => Pairs
  /** As parameters of the provider's `GET /institutes`. */
  ask: (state: State) => Pairs<InstituteParameter>
  chips: (state: State, names: FilterNames) => readonly Chip[]
  /** How a chip reads. */
  say: (chip: Chip, texts: FilterMessages, lang: Language) => string
}

/** In the sidebar: its title, and what says that it hides results. */
type Section = { title: TextKey; hidden: Extract<TextKey, `hiddenBy${string}`> }

/** Options out of a list that the provider gives, one or several of them. */
export type ListFilter<Name extends string, State, Parent> = Filter<Name, State> &
  ListEntry<Name, State, Parent> & { kind: 'list' }

export type ListEntry<Name extends string, State, Parent> = Section & {
  name: Name
  includeUnknown: Filter<Name, State>['includeUnknown']
  contract: DirectoryFilter & FilterParameter
  /** In the address. */
  parameter: string
  isOne: boolean
  ids: (state: State) => readonly string[]
  /** What a choice changes of the state. */
  from: (ids: readonly string[]) => Partial<State>
  /** The list of the page that holds the options. */
  lookup: keyof FilterNames
  /** In the page's order. @param parents ids of what it is under; `null` for the options of all of them */
  options: (names: FilterNames, parents: readonly string[] | null, lang: Language) => readonly Option[]
  /** What is said where there are no options, and the choice that takes back. */
  none: TextKey
  any: TextKey | null
  /**
   * The filter whose choice gives the options; a change of it takes them back. `first` says to choose there.
   * `mark`: a parameter that only the form of a browser without JavaScript sends, for which choice it listed these
   * options; what was ticked in a list of something else is dropped.
   */
  under: {
    filter: {
      name: string
      parse: (query: QueryValues) => Parent
      ids: (state: Parent) => readonly string[]
    }
    mark: string
    first: TextKey
  } | null
}

/** One of several fixed choices, each a state; `option` is its name in the counts. */
export type ChoiceFilter<Name extends string, State> = Filter<Name, State> &
  Section & {
    kind: 'choices'
    contract: DirectoryFilter
    /** Of the plain form's radio buttons, which send one value each. */
    parameter: string
    any: TextKey
    choices: readonly { value: string; option: string; state: State; label: (texts: FilterMessages) => string }[]
    hasStar: boolean
  }

/** Fixed choices of which several may be ticked, as alternatives. */
export type SeveralFilter<Name extends string, State> = Filter<Name, State> &
  Section & {
    kind: 'several'
    contract: DirectoryFilter & FilterParameter
    /** In the address. */
    parameter: string
    isOne: false
    ids: (state: State) => readonly string[]
    from: (ids: readonly string[]) => State
    choices: readonly { id: string; label: (texts: FilterMessages) => string }[]
  }

/** A box to tick; `isOptional`: a provider may lack it. */
export type FlagFilter<Name extends string, State> = Filter<Name, State> &
  Section & {
    kind: 'flag'
    contract: DirectoryFilter
    parameter: string
    on: State
    label: TextKey
    isOptional: boolean
  }

/** A part of the sidebar of its own making. */
export type OwnFilter<Name extends string, State> = Filter<Name, State> &
  Section & { kind: 'own'; contract: DirectoryFilter }

export type SearchFilter<Name extends string, State> = Filter<Name, State> & { kind: 'search' }

type RangeTexts = { from: string; upTo: string; between: string }

/** A range in words, of which one end may be open. */
export function sayRange(
  min: number | null,
  max: number | null,
  { from, upTo, between }: RangeTexts,
  print: (value: number) => string,
): string {
  const [low, high] = [min === null ? '' : print(min), max === null ? '' : print(max)]
  if (min !== null && max !== null) return fillMessage(between, { min: low, max: high })
  return min === null ? fillMessage(upTo, { amount: high, max: high }) : fillMessage(from, { amount: low, min: low })
}
