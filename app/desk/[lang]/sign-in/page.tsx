import { DeskForm } from '@/components/desk/desk-form'
import { cookies } from 'next/headers'
import { CodeField } from '@/components/desk/code-field'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PasskeyForm } from '@/components/desk/passkey-form'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { hasPasskeys, requireDeskCalls } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.signInTitle)

/** `/desk/en/sign-in`: by a passkey, or by address and code; by invitation alone. */
export default async function DeskSignInPage({ params }: Props) {
  await requireDeskCalls()
  const lang = await readLanguage(params)
  const { desk: text, deskPasskeys: passkeys } = getMessages(lang)
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/sign-in'))
  return (
    <DeskFrame lang={lang} text={text} user={null} title={text.signInTitle} page="/sign-in" reply={reply}>
      <p>{text.signInIntro}</p>
      {(await hasPasskeys()) && (
        <PasskeyForm
          ceremony="sign-in"
          lang={lang}
          button={passkeys.signIn}
          hint={passkeys.signInHint}
          waiting={passkeys.waiting}
          failures={passkeys.failures}
          without={null}
        />
      )}
      <DeskForm to="sign-in" lang={lang} className="desk-form">
        <label htmlFor="mail">{text.mail}</label>
        <input
          id="mail"
          name="mail"
          type="email"
          autoComplete="username"
          required
          maxLength={200}
          defaultValue={reply?.typed.mail ?? ''}
        />
        <CodeField text={text} isWrong={reply?.said === 'wrongCode'} />
        <button type="submit">{text.signIn}</button>
      </DeskForm>
    </DeskFrame>
  )
}
