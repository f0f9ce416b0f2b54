import type { ComponentProps } from 'react'
import { DeskFrame } from '@/components/desk/desk-frame'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'

type Props = Omit<ComponentProps<typeof DeskFrame>, 'text'>

/** A room beside the record of one's own institution: who has none any more is told so. */
export function OwnRoom({ lang, missing, children, ...frame }: Props) {
  const { desk, deskProposals: room } = getMessages(lang)
  const isNobodys = missing === 'unknown'
  return (
    <DeskFrame {...frame} lang={lang} text={desk} missing={isNobodys ? null : missing}>
      {isNobodys && <p role="alert">{room.noInstitution}</p>}
      <p>
        <a href={deskPath(lang, '/record')}>{room.backToOwn}</a>
      </p>
      {children}
    </DeskFrame>
  )
}
