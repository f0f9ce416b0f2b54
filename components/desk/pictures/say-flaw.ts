import { LARGEST_PICTURE_BYTES } from '@/lib/contract/constants'
import { LONGEST_PICTURE_TEXT, PICTURE_FLAWS, type PictureField } from '@/lib/contract/desk/picture-words'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'

export const LARGEST_PICTURE = `${LARGEST_PICTURE_BYTES / 1024 / 1024} MB`

/** What is wrong with a field, in words. */
export function sayFlaw(reply: DeskReply | null, name: PictureField, text: DeskPictureMessages): string | undefined {
  const found = PICTURE_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
  return found && fillMessage(text.flaws[found], { most: LONGEST_PICTURE_TEXT, size: LARGEST_PICTURE })
}
