import type { Metadata } from 'next'
import { PlainAccount } from '@/components/auth/plain-account'
import { PlainSignIn } from '@/components/auth/plain-sign-in'
import { getMessages } from '@/lib/messages/catalogue'
import type { SignInForm } from '@/lib/rules/auth/form-state'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readSignInPage } from '@/lib/server/auth/sign-in-page'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'

export type SignInProps = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

/** What the pages of the two forms have in common: each names its form. */
export async function signInMetadata(form: SignInForm, params: SignInProps['params']): Promise<Metadata> {
  const { signIn } = getMessages(await readLanguage(params))
  return { title: signIn[form], robots: robotsOf(`/${form}`) }
}

export async function SignInPage({ form, params, searchParams }: SignInProps & { form: SignInForm }) {
  const lang = await readLanguage(params)
  const text = getMessages(lang).signIn
  const page = await readSignInPage(form, lang, await searchParams)
  if (page.kind === 'account') return <PlainAccount lang={lang} text={text} user={page.user} />
  return (
    <PlainSignIn lang={lang} text={text} state={page.state} otpLength={getEnvironment().otpLength} now={page.now} />
  )
}
