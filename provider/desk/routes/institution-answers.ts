import { cacheTags } from '@/lib/contract/cache-tags'
import { BODY_REFUSALS } from '@/provider/desk/desk-route'
import { errorSchema, json } from '@/provider/http/answers'
import type { Revalidator } from '@/provider/platform/revalidator'

export const NO_INSTITUTION = 'There is no such institution any more.'
export const NO_PICTURE = 'There is no such picture any more.'
export const INSTITUTION_CHANGED = 'Somebody has changed this institution since you opened it. Look at it again.'
export const IMPORTING = 'An import is running; nothing was saved. Try again when it has ended.'

export const LOCKED = json(errorSchema, 'An import runs; nothing was saved.')
/** How any change of an institution may be refused. */
export const INSTITUTION_REFUSED = { ...BODY_REFUSALS, 423: LOCKED }

/** Tells the website of a change: of the institution's own page nobody is shown the former copy, not even once. */
export function shown(website: Revalidator, id: number): void {
  website.revalidate([cacheTags.institute(id)], true)
  website.revalidate([cacheTags.directory])
}
