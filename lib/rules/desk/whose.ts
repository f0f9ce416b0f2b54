import type { NewDraft } from '@/lib/contract/desk/draft'

/** Whose courses, pictures or brochures a form is about: an institution's, by its number or its draft's name; or one's own, of which they are proposed. */
export const OWN = 'own'
export type Whose = number | NewDraft | typeof OWN

/** The page of that form. */
export const pageOf = (whose: Whose, room: 'courses' | 'pictures' | 'brochures') =>
  whose === OWN ? (`/record/${room}` as const) : (`/institutions/${whose}/${room}` as const)

/** That of the pictures of an institution as its draft has them. */
export const draftedPicturesPage = (id: number) => `${pageOf(id, 'pictures')}?in=draft` as const
