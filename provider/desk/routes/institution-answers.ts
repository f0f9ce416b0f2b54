import type { Context } from 'hono'
import { cacheTags } from '@/lib/contract/cache-tags'
import { BODY_REFUSALS } from '@/provider/desk/desk-route'
import type { FilesOutcome } from '@/provider/desk/store/institution-pictures'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { flawsOf } from '@/provider/http/failures'
import type { Revalidator } from '@/provider/platform/revalidator'

export const NO_INSTITUTION = 'There is no such institution any more.'
export const NO_PICTURE = 'There is no such picture any more.'
export const NO_BROCHURE = 'There is no such brochure any more.'
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

export const FILES_CHANGED = {
  200: json(messageSchema, 'It is saved, and in the audit trail.'),
  409: json(errorSchema, 'They were changed since; nothing was saved.'),
  ...INSTITUTION_REFUSED,
}

/**
 * Answers a change of pictures or brochures that was asked for rightly.
 * @param website `null`: it shows nothing of it @param noFile what is said where the one is no longer there
 */
export function answerFileChange(
  c: Pick<Context, 'json'>,
  website: Revalidator | null,
  { kind }: FilesOutcome,
  id: number,
  noFile: string,
) {
  switch (kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'noFile':
      return c.json({ message: noFile }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'full':
      return c.json(flawsOf([['file', 'full']]), 422)
    case 'done':
      if (website !== null) shown(website, id)
      return c.json({ message: 'It is saved.' }, 200)
  }
}
