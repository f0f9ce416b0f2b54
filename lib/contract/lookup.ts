import { z } from 'zod'
import { answerList, id, list, required, text } from '@/lib/contract/lenient'

/** An institution type, a stream or a city: an opaque id and its name by language (docs/contract.md "Directory"). */
const optionSchema = z.object({ id: required(id), name: required(text) })
export type Option = z.output<typeof optionSchema>

/** `GET /get/institutetype` and `GET /get/streams/{institutionTypeId}`. */
export const optionListSchema = answerList(optionSchema)

const districtSchema = optionSchema.extend({ cities: list(optionSchema) })
export type District = z.output<typeof districtSchema>

/** `GET /get/district-city`. */
export const districtListSchema = answerList(districtSchema)
