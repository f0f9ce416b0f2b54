import 'server-only'
import { z } from 'zod'
import { FIELD_PREFIX, LIST_ACTIONS } from '@/lib/rules/desk/content-form'

/** What a form that is made from a description posts (components/desk/content/content-form.tsx). */

/** Of a button: `publish`, or `remove:quickLinks.2`. */
export const pressed = z
  .string()
  .max(200)
  .transform((value) => {
    const [name, place = ''] = value.split(':', 2)
    return { name, place, listAction: LIST_ACTIONS.find((action) => action === name) ?? null }
  })

/** By place, without what a form has besides. */
export function fieldsIn(input: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name.startsWith(FIELD_PREFIX) && typeof value === 'string' ? [[name.slice(FIELD_PREFIX.length), value]] : [],
    ),
  )
}

/** A button of a list leads back to where that stood. */
export const placeOfList = (place: string) => `list-${place.split('.', 1)[0]}`
