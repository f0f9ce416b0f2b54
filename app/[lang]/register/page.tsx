import type { Metadata } from 'next'
import { PlainAccount } from '@/components/auth/plain-account'
import { PlainSignIn } from '@/components/auth/plain-sign-in'
import { getMessages } from '@/lib/messages/catalogue'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readSignInPage } from '@/lib/server/auth/sign-in-page'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { signIn } = getMessages(await readLanguage(params))
  return { title: signIn.register, robots: robotsOf('/register') }
}

/** The register modal as a page, for browsers without JavaScript. */
export default async function RegisterPage({ params, searchParams }: Props) {
  const lang = await readLanguage(params)
  const text = getMessages(lang).signIn
  const page = await readSignInPage('register', lang, await searchParams)
  if (page.kind === 'account') return <PlainAccount lang={lang} text={text} user={page.user} />
  return (
    <PlainSignIn lang={lang} text={text} state={page.state} otpLength={getEnvironment().otpLength} now={page.now} />
  )
}
