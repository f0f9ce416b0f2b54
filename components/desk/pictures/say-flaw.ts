import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { MAX_PICTURE_TEXT_LENGTH, PICTURE_FLAWS, type PictureField } from '@/lib/contract/desk/picture-words'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { UPLOADED_TO } from '@/lib/rules/desk/form-places'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'

export const MAX_PICTURE = `${MAX_PICTURE_BYTES / 1024 / 1024} MB`

/** What is wrong with a field, in words. */
export function sayFlaw(reply: DeskReply | null, name: PictureField, text: DeskPictureMessages): string | undefined {
  const found = PICTURE_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
  return found && fillMessage(text.flaws[found], { most: MAX_PICTURE_TEXT_LENGTH, size: MAX_PICTURE })
}

/** With what a picture is uploaded at a place of a form; and what came of the one that was: why it was refused, and what of it was to stay. */
export type UploadReply = {
  place: string | null
  /** Whether a part of it can stay; else all of it does. */
  canCut: boolean
  wrong: Readonly<Partial<Record<'file' | 'cut', string>>>
  typed: DeskReply['typed']
  words: DeskContentMessages['uploads']
  pictures: DeskPictureMessages
}
type Texts = { deskContent: DeskContentMessages; deskPictures: DeskPictureMessages }
export const uploadReply = (
  reply: DeskReply | null,
  { deskContent, deskPictures: pictures }: Texts,
  canCut: boolean,
): UploadReply => ({
  ...{ canCut, place: reply?.typed[UPLOADED_TO] ?? null, typed: reply?.typed ?? {} },
  wrong: { file: sayFlaw(reply, 'file', pictures), cut: sayFlaw(reply, 'cut', pictures) },
  ...{ words: deskContent.uploads, pictures },
})
