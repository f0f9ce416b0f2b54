import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { OWN_FEES } from '@/lib/contract/fee-range'
import { answerList, count, flag, reading, required, string, text } from '@/lib/contract/lenient'

/** What is told of an institution in figures and facts, in the groups for which a source is named. */
export const FIGURES = [
  'name',
  'kind',
  'place',
  'ownership',
  'gender',
  'minority',
  'classes',
  'university',
  'address',
  'contact',
  'courses',
  'seats',
  'fees',
  ...OWN_FEES,
  'coordinates',
] as const
export type Figure = (typeof FIGURES)[number]

/** The groups in which figures stand beside each other, each with one note of where it comes from. */
export const FIGURE_GROUPS = {
  head: ['name', 'kind', 'place', 'ownership', 'gender', 'minority', 'classes', 'university'],
  contact: ['address', 'coordinates', 'contact'],
  courses: ['courses', 'fees', 'seats', ...OWN_FEES],
} as const satisfies Record<string, readonly [Figure, ...Figure[]]>

/** All in which an error can be reported: figures, and what else pages tell in figures. */
export const REPORTABLE = [...FIGURES, 'rating', 'placement', 'closing_ranks', 'chances', 'costs'] as const
export type Reportable = (typeof REPORTABLE)[number]

/** From what a town is read that a list does not name by itself: the PIN code, the address, the name, a quarter in the address. */
const TOWN_METHODS = ['pin', 'address', 'name', 'quarter'] as const
export type TownMethod = (typeof TOWN_METHODS)[number]
/**
 * How a value was derived that the list does not give in so many words: a town; a kind from the programmes; kind and
 * classes from the register's category; seats added up.
 */
export const METHODS = [...TOWN_METHODS, 'programmes', 'category', 'sum'] as const
export type Method = (typeof METHODS)[number]
const method = reading((value) => METHODS.find((name) => name === value) ?? null)

/**
 * Which list leads where two disagree, the first first (docs/import.md, "Which list leads"): the desk, a list that the
 * operator gave, the approvals of AICTE, the register of schools, lists of closing ranks.
 */
export const LEADING = ['desk', 'given', 'aicte', 'udise', 'ranks'] as const
export type Leading = (typeof LEADING)[number]

const figure = reading((value) => FIGURES.find((name) => name === value) ?? null)

const sourceFields = z.object({
  /** Short, the same from one edition of a list to the next. */
  name: required(string),
  title: required(string),
  /** By its usual short name, such as `CC-BY-4.0`; absent: none is stated. */
  licence: string,
  url: string,
  /** Who compiled the file in which it is read. */
  attribution: string,
  /** As of which day it speaks. */
  dated: day,
  /** On which day it was last read. */
  read_at: day,
  institutes: count,
})
const sourceSchema = sourceFields.transform(({ read_at, ...source }) => ({ ...source, readOn: read_at }))
/** A list from which the directory was made; `institutes`: of how many institutions it speaks, where that is told. */
export type Source = z.output<typeof sourceSchema>

/** `GET /sources`. */
export const sourceListSchema = answerList(sourceSchema)

const statementSchema = z
  .object({
    figure: required(figure),
    source: required(string),
    value: required(text),
    is_shown: flag,
    method,
  })
  .transform(({ is_shown, method, ...statement }) => ({
    ...statement,
    isShown: is_shown,
    ...(method !== null && { method }),
  }))
/**
 * What one source says of one figure of an institution; `isShown`: it is what stands in the other parts of the answer;
 * `method`: how the value was derived, where the list does not give it in so many words.
 */
export type Statement = z.output<typeof statementSchema>

/** As they stand within `GET /institute/details`. */
export const sourcesOfInstitute = { source: sourceSchema, statement: statementSchema }
