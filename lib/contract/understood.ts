import { z } from 'zod'
import {
  DIRECTORY_FILTERS,
  type DirectoryFilter,
  INSTITUTE_SORTS,
  type InstituteSort,
  UNDERSTOOD_KINDS,
  type UnderstoodKind,
} from '@/lib/contract/institute-query'
import { flag, list, part, reading, required, string, text } from '@/lib/contract/lenient'

const partSchema = z
  .object({
    is: required(reading((value): UnderstoodKind | null => UNDERSTOOD_KINDS.find((known) => known === value) ?? null)),
    values: list(required(string)),
    name: text,
    without: string,
  })
  .transform((said) => ({ ...said, without: said.without ?? '' }))

/**
 * The optional `understood` in the answer of `GET /institutes`: what the search was taken to say, each part with its
 * name (absent of what the contract's words name: ownership, an order) and the search without it; what was asked for
 * and is known of nobody; and whether it is a name that nobody has.
 */
export const understoodSchema = part({
  parts: list(partSchema),
  sort: reading((value): InstituteSort | null => INSTITUTE_SORTS.find((known) => known === value) ?? null),
  unknown: list(
    required(
      reading((value): DirectoryFilter | null => DIRECTORY_FILTERS.find(({ name }) => name === value)?.name ?? null),
    ),
  ),
  is_missing: flag,
}).transform(({ is_missing, ...understood }) => ({ ...understood, isMissing: is_missing }))
export type Understood = z.output<typeof understoodSchema>
