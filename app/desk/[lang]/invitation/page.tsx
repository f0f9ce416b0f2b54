import { DeskForm } from '@/components/desk/desk-form'
import { cookies } from 'next/headers'
import { CodeField } from '@/components/desk/code-field'
import { DeskFrame } from '@/components/desk/desk-frame'
import { QrCode } from '@/components/desk/qr-code'
import { type DeskPageProps } from '@/lib/bff/desk-page'
import { findDeskReply } from '@/lib/bff/desk-reply'
import type { DeskInvitation } from '@/lib/contract/desk/account'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { readInvitation } from '@/lib/server/desk/invitation'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

export const generateMetadata = deskTitle((texts) => texts.desk.invitationTitle)

/** `/desk/en/invitation?token=`: the secret for the authenticator, and its first code. */
export default async function InvitationPage({ params, searchParams }: DeskPageProps) {
  const [lang, { token }] = await Promise.all([readLanguage(params), searchParams])
  const text = getMessages(lang).desk
  const read = await readInvitation(typeof token === 'string' ? token : '')
  const page = `/invitation?${new URLSearchParams({ token: typeof token === 'string' ? token : '' })}` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={null}
      title={text.invitationTitle}
      page={page}
      reply={reply}
      missing={read.missing}
    >
      {read.data && <Accept invitation={read.data} token={read.token} lang={lang} text={text} reply={reply?.said} />}
    </DeskFrame>
  )
}

type AcceptProps = { invitation: DeskInvitation; token: string; lang: Language; text: DeskMessages; reply?: string }

function Accept({ invitation, token, lang, text, reply }: AcceptProps) {
  const { name, mail, role, secret, address } = invitation
  return (
    <DeskForm to="accept" lang={lang} hidden={{ token }} className="desk-form">
      <p>{fillMessage(text.invitationFor, { name, mail, role: text.roles[role] })}</p>
      <ol>
        {text.invitationSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <QrCode value={address} label={text.square} />
      <p>
        {text.key}: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField text={text} isWrong={reply === 'wrongCode'} />
      <button type="submit">{text.accept}</button>
    </DeskForm>
  )
}
