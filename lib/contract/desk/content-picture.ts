import { z } from 'zod'
import { image, required, underData } from '@/lib/contract/lenient'

/**
 * `POST /desk/content/{section}/pictures`, `POST /desk/institutions/{id}/page/pictures`: `file` in Base64. No page shows it until
 * the section, or a part of the institution's page, names its address. `cut` is one of `PICTURE_CUTS`, of which all but `whole`
 * need a `shape` (of `SHAPE_RATIOS`), and one a `frame`, as pictures of institutions do; without it all of it stays.
 */
export const DESK_CONTENT_PICTURE = { file: 'text', cut: 'text?', shape: 'text?', frame: 'text?' } as const

/** What it answers: the address under which the picture stands from now on. */
export const deskContentPictureSchema = underData(z.object({ address: required(image) }))
