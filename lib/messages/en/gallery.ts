import type { Translated } from '@/lib/messages/translated'

/** The gallery page, which the specification has as a placeholder (spec 2 §2). */
export const gallery = {
  title: 'Gallery',
  coming: 'Pictures are coming.',
  hint: 'Until then, each institution’s own page has its pictures.',
  directory: 'All institutions',
} as const
export type GalleryMessages = Translated<typeof gallery>
