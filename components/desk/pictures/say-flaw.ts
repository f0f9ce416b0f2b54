import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { MAX_PICTURE_TEXT_LENGTH, PICTURE_FLAWS, type PictureField } from '@/lib/contract/desk/picture-words'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { UPLOADED_TO } from '@/lib/rules/desk/content-form'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'

export const MAX_PICTURE = `${MAX_PICTURE_BYTES / 1024 / 1024} MB`

/** What is wrong with a field, in words. */
export function sayFlaw(reply: DeskReply | null, name: PictureField, text: DeskPictureMessages): string | undefined {
  const found = PICTURE_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
  return found && fillMessage(text.flaws[found], { most: MAX_PICTURE_TEXT_LENGTH, size: MAX_PICTURE })
}

/** What came of a picture that was uploaded for a place of a form: why the one at that place was refused. */
export type UploadReply = { place: string | null; wrong: string | undefined }
export const uploadReply = (reply: DeskReply | null, text: DeskPictureMessages): UploadReply => ({
  place: reply?.typed[UPLOADED_TO] ?? null,
  wrong: sayFlaw(reply, 'file', text),
})
