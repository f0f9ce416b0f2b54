import { z } from 'zod'
import { isFields, isNothing, orNull } from '@/lib/contract/lenient'

/**
 * How the content of `GET /cms` is read: the contract's flat, numbered field names become objects
 * and arrays of the house.
 */

type Fields = Readonly<Record<string, unknown>>
/** Reads its part of the fields; `suffix` is the number of a numbered field, or empty. */
export type FieldReader<Output> = (fields: Fields, suffix: string) => Output
type FieldReaders = Readonly<Record<string, FieldReader<unknown>>>
type ReadFields<Readers extends FieldReaders> = { [Key in keyof Readers]: ReturnType<Readers[Key]> }

/** One field of the contract, read by a schema that never fails. */
export function field<Schema extends z.ZodType>(name: string, schema: Schema): FieldReader<z.output<Schema>> {
  return (fields, suffix) => schema.parse(Object.hasOwn(fields, name + suffix) ? fields[name + suffix] : undefined)
}

function readAll<Readers extends FieldReaders>(readers: Readers, fields: Fields, suffix: string): ReadFields<Readers> {
  const entries = Object.entries(readers).map(([key, read]) => [key, read(fields, suffix)])
  // fromEntries forgets which key has which type.
  return Object.fromEntries(entries) as ReadFields<Readers>
}

/** Fields that belong together, as one object. */
export function group<Readers extends FieldReaders>(readers: Readers): FieldReader<ReadFields<Readers>> {
  return (fields, suffix) => readAll(readers, fields, suffix)
}

/**
 * Fields numbered from 1, such as `section1_icon{1-4}`, as an array of exactly `length` objects:
 * the third stands at index 2 whether or not there is a second one.
 */
export function numbered<Readers extends FieldReaders>(
  length: number,
  readers: Readers,
): FieldReader<ReadFields<Readers>[]> {
  return (fields) => Array.from({ length }, (_, index) => readAll(readers, fields, String(index + 1)))
}

/** A section of content. Fails only for what is no object, or an empty one. */
export function content<Readers extends FieldReaders>(readers: Readers) {
  return z
    .unknown()
    .refine((value) => isFields(value) && Object.keys(value).length > 0, 'expected an object with fields')
    .transform((value) => readAll(readers, isFields(value) ? value : {}, ''))
}

/**
 * An answer of `GET /cms?type=…`: an error when it is no `{"data": …}`. A section that is missing
 * under `data`, or everything when `data` says that there is nothing, is `null`.
 */
export function cmsAnswer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ data: z.unknown() })
    .transform(({ data }) => (isNothing(data) ? {} : data))
    .pipe(z.object(shape))
}

/** The answer of a type whose `data` holds one section, under `name`; `null` when it is missing. */
export function cmsSection<Schema extends z.ZodType>(name: string, schema: Schema) {
  return cmsAnswer({ [name]: orNull(schema) }).transform((data): z.output<Schema> | null => data[name] ?? null)
}
