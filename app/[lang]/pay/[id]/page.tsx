import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAway } from '@/components/account/account-away'
import { PayPage } from '@/components/plans/pay-page'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readVisitor, signInFirst } from '@/lib/server/account/private-page'
import { readLanguage } from '@/lib/server/language'
import { inLanguage } from '@/lib/server/plans/own-address'
import { findSubscription } from '@/lib/server/plans/subscription'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pay } = getMessages(await readLanguage(params))
  return { title: pay.title, robots: { index: false } }
}

/** `/pay/<subscription>`: where a plan is paid, for who has chosen it (docs/adr/0033-payments.md). */
export default async function PayingPage({ params }: Props) {
  const [lang, { id }, visitor] = await Promise.all([readLanguage(params), params, readVisitor()])
  const { account, pay } = getMessages(lang)
  const name = encodeURIComponent(id)
  const subscription = await findSubscription(visitor, id)
  if (subscription === 'signed-out') signInFirst(localizedPath(`/pay/${name}`, lang))
  if (subscription === 'away') return <AccountAway as="h1" text={{ ...account, away: pay.away }} />
  // Paid, given up, or another's: the profile says how it stands.
  if (subscription === null || subscription.payment === null || subscription.amount === null)
    redirect(localizedPath(`/myprofile?subscription=${name}`, lang))
  // Where the gateway sends the visitor back to is ours.
  const fields = Object.fromEntries(
    Object.entries(subscription.payment.fields).map(([field, value]) => [field, inLanguage(value, lang)]),
  )
  return (
    <PayPage
      id={id}
      subscription={subscription}
      amount={subscription.amount}
      payment={{ ...subscription.payment, fields }}
      lang={lang}
      text={pay}
    />
  )
}
