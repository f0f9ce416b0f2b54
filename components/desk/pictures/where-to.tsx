import type { Language } from '@/lib/contract/language'
import type { DeskPictureMessages } from '@/lib/messages/en/desk-pictures'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { draftedPicturesPage, pageOf } from '@/lib/rules/desk/whose'

type Props = {
  id: number
  isDrafting: boolean
  /** The draft has something of them. */
  waits: boolean
  lang: Language
  text: DeskPictureMessages
}

/** Whether the buttons of the page change what visitors see, or the draft alone, with the way to the other. */
export function WhereTo({ id, isDrafting, waits, lang, text }: Props) {
  const [record, page] = [`/institutions/${id}`, pageOf(id, 'pictures')] as const
  if (!isDrafting)
    return (
      <p className={waits ? 'desk-notice' : undefined}>
        {waits ? text.draftWaits : text.atOnce} <a href={deskPath(lang, draftedPicturesPage(id))}>{text.toDraft}</a>
      </p>
    )
  return (
    <p className="desk-notice">
      {text.drafted} <a href={deskPath(lang, record)}>{text.toPublish}</a>
      {' · '}
      <a href={deskPath(lang, page)}>{text.toPublic}</a>
    </p>
  )
}
