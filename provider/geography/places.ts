import { z } from 'zod'
import list from '@/provider/geography/places.json'

const placeSchema = z.object({ id: z.number().int().positive(), name: z.string().min(1) })

/**
 * The 31 districts of Karnataka and their towns, by the codes of the Local Government Directory
 * (see README.md here). Each town stands in exactly one district.
 */
export const DISTRICTS = z.array(placeSchema.extend({ cities: z.array(placeSchema) })).parse(list)
