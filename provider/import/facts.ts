import { z } from 'zod'
import { cleanEmail, cleanPhone, cleanWebsite } from '@/provider/import/clean/contact'
import { cleanOwnership } from '@/provider/import/clean/ownership'
import { presentText } from '@/provider/import/clean/text'
import { cleanUniversity } from '@/provider/import/clean/university'

/** Records that an earlier version kept say nothing of a fact that came later. */
const text = z.string().nullable().default(null)

/**
 * What a record may say of an institution beside its names, place, kind and courses; `null` where it does not. Each is
 * read from a column of our own format, kept with the record, merged (the best source that says it) and stored in
 * a column of the directory (`factColumns`, provider/store/schema.ts). A new one stands last: the digests of records
 * that are kept depend on the order.
 */
export const factsSchema = z.object({
  phone: text,
  email: text,
  website: text,
  university: text,
  ownership: text,
  tagline: text,
  description: text,
})
export type Facts = z.output<typeof factsSchema>

/** Our own format's column for each fact: its name, others under which lists have it, and how it is read. */
const COLUMNS: { [Fact in keyof Facts]: { name: string; also: string; read: (raw: unknown) => Facts[Fact] } } = {
  phone: { name: 'phone', also: 'telephone phone_number phone_no contact contact_number mobile', read: cleanPhone },
  email: { name: 'email', also: 'e_mail mail email_id email_address', read: cleanEmail },
  website: { name: 'website', also: 'url web site web_site homepage', read: cleanWebsite },
  university: { name: 'university', also: 'affiliation affiliated_to affiliated_university', read: cleanUniversity },
  ownership: { name: 'ownership', also: 'ownership_type owner management_type management', read: cleanOwnership },
  tagline: { name: 'tagline', also: 'motto', read: presentText },
  description: { name: 'description', also: 'about overview', read: presentText },
}

const FACTS = factsSchema.keyof().options

/** Nothing is said. */
export const NO_FACTS: Facts = factsSchema.parse({})

/** By our own format's columns: the other names of each, apart by spaces. */
export const FACT_COLUMNS = Object.fromEntries(Object.values(COLUMNS).map(({ name, also }) => [name, also]))

/** The facts of a row of our own format. */
export function readFacts(values: Readonly<Record<string, unknown>>): Facts {
  return factsSchema.parse(
    Object.fromEntries(FACTS.map((fact) => [fact, COLUMNS[fact].read(values[COLUMNS[fact].name])])),
  )
}

/** Of each fact what the first says that says it. */
export function firstFacts(all: readonly Facts[]): Facts {
  return factsSchema.parse(
    Object.fromEntries(FACTS.map((fact) => [fact, all.find((facts) => facts[fact] !== null)?.[fact]])),
  )
}
