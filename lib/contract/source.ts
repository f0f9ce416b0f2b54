import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { OWN_FEES } from '@/lib/contract/fee-range'
import { answerList, count, flag, reading, required, string } from '@/lib/contract/lenient'

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
] as const
export type Figure = (typeof FIGURES)[number]

/** From what a town is read that a list does not name by itself: the PIN code, the address, the name, a quarter in the address. */
export const TOWN_METHODS = ['pin', 'address', 'name', 'quarter'] as const
export type TownMethod = (typeof TOWN_METHODS)[number]
const townMethod = reading((value) => TOWN_METHODS.find((name) => name === value) ?? null)

const figure = reading((value) => FIGURES.find((name) => name === value) ?? null)

const sourceFields = z.object({
  /** Short, the same from one edition of a list to the next. */
  name: required(string),
  title: required(string),
  /** By its usual short name, such as `CC-BY-4.0`; absent: none is stated. */
  licence: string,
  url: string,
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
    value: required(string),
    is_shown: flag,
    method: townMethod,
  })
  .transform(({ is_shown, method, ...statement }) => ({
    ...statement,
    isShown: is_shown,
    ...(method !== null && { method }),
  }))
/**
 * What one source says of one figure of an institution; `isShown`: it is what stands in the other parts of the answer;
 * `method`: how a place's town was read, where the list does not name it.
 */
export type Statement = z.output<typeof statementSchema>

/** As they stand within `GET /institute/details`. */
export const sourcesOfInstitute = { source: sourceSchema, statement: statementSchema }
