import { z } from 'zod'
import { image, required, underData } from '@/lib/contract/lenient'

/** `POST /desk/content/{section}/pictures`: `file` in Base64. No page shows it until the section names its address. */
export const DESK_CONTENT_PICTURE = { file: 'text' } as const

/** What it answers: the address under which the picture stands from now on. */
export const deskContentPictureSchema = underData(z.object({ address: required(image) }))
