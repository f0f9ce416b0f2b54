import { DeskForm } from '@/components/desk/desk-form'
import { cookies } from 'next/headers'
import { CodeField } from '@/components/desk/code-field'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PasskeyForm } from '@/components/desk/passkey-form'
import { type DeskPageProps } from '@/lib/bff/desk-page'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath, deskReturn, signInPage } from '@/lib/rules/desk/desk-path'
import { hasPasskeys, requireDeskCalls } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

export const generateMetadata = deskTitle((texts) => texts.desk.signInTitle)

/** `/desk/en/sign-in`: by a passkey, or by address and code; by invitation alone. */
export default async function DeskSignInPage({ params, searchParams }: DeskPageProps) {
  await requireDeskCalls()
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const back = deskReturn(typeof asked.back === 'string' ? asked.back : null)
  const page = signInPage(back)
  const { desk: text, deskPasskeys: passkeys } = getMessages(lang)
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  return (
    <DeskFrame lang={lang} text={text} user={null} title={text.signInTitle} page={page} reply={reply}>
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
        >
          {back !== null && <input type="hidden" name="back" value={back} />}
        </PasskeyForm>
      )}
      <DeskForm to="sign-in" lang={lang} hidden={back === null ? {} : { back }} className="desk-form">
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
