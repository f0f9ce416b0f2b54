import { z } from 'zod'
import { FACTS, keptFacts } from '@/provider/directory/facts'

/** What a record may say of an institution beside its names, place, kind and courses; `null` where it does not. */
export const factsSchema = z.object(keptFacts)
export type Facts = z.output<typeof factsSchema>

const NAMES = factsSchema.keyof().options

/** Nothing is said. */
export const NO_FACTS: Facts = factsSchema.parse({})

/** By our own format's columns: the other names of each, apart by spaces. */
export const FACT_COLUMNS = Object.fromEntries(NAMES.map((name) => [name, FACTS[name].also]))

/** The facts of a row of our own format. */
export function readFacts(values: Readonly<Record<string, unknown>>): Facts {
  return factsSchema.parse(Object.fromEntries(NAMES.map((name) => [name, FACTS[name].read(values[name])])))
}

/** Of each fact what the first says that says it. */
export function firstFacts(all: readonly Facts[]): Facts {
  return factsSchema.parse(
    Object.fromEntries(NAMES.map((name) => [name, all.find((facts) => facts[name] !== null)?.[name]])),
  )
}
