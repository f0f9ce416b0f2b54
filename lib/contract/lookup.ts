import { z } from 'zod'
import { answerList, id, list, required, row, string, type Text, text } from '@/lib/contract/lenient'

/**
 * An institution type, a stream, a district or a city: an opaque id and its name by language (docs/contract.md
 * "Directory"), and optionally the names by which people know it too, such as its old one.
 */
export type Option = { id: string; name: Text; otherNames?: readonly string[] }
export type District = Option & { cities: Option[] }

const optionFields = { id: required(id), name: required(text), other_names: list(required(string)) }
const readOption = ({ id, name, other_names }: z.output<z.ZodObject<typeof optionFields>>): Option =>
  other_names.length > 0 ? { id, name, otherNames: other_names } : { id, name }
const optionSchema = row(optionFields).transform(readOption)

/** `GET /get/institutetype` and `GET /get/streams/{institutionTypeId}`. */
export const optionListSchema = answerList(optionSchema)

const districtSchema = row({ ...optionFields, cities: list(optionSchema) }).transform(
  ({ cities, ...district }): District => ({ ...readOption(district), cities }),
)

/** `GET /get/district-city`. */
export const districtListSchema = answerList(districtSchema)
