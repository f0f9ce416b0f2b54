import type { Metadata } from 'next'
import { AccountAway } from '@/components/account/account-away'
import { PaymentNote } from '@/components/account/payment-note'
import { ProfileView } from '@/components/account/profile-view'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readOwnProfile } from '@/lib/server/account/own-page'
import { readVisitor, signInFirst } from '@/lib/server/account/private-page'
import { readLanguage } from '@/lib/server/language'
import { findSubscription } from '@/lib/server/plans/subscription'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { account } = getMessages(await readLanguage(params))
  return { title: account.profileTitle, robots: robotsOf('/myprofile') }
}

/** `/myprofile` (spec 2 §2); with `?subscription=` after paying. Authorised here, whatever middleware.ts does. */
export default async function MyProfilePage({ params, searchParams }: Props) {
  const [lang, query, visitor] = await Promise.all([readLanguage(params), searchParams, readVisitor()])
  const { account: text, plans } = getMessages(lang)
  const paid = typeof query.subscription === 'string' ? query.subscription : null
  const href = localizedPath(
    paid === null ? '/myprofile' : `/myprofile?${new URLSearchParams({ subscription: paid })}`,
    lang,
  )
  const [own, subscription] = await Promise.all([
    readOwnProfile(visitor, href),
    paid === null ? null : findSubscription(visitor, paid),
  ])
  if (subscription === 'signed-out') signInFirst(href)
  if (own === null) return <AccountAway as="h1" text={text} />
  const known = subscription === 'away' ? null : subscription
  const note = paid !== null && (
    <PaymentNote
      id={paid}
      status={subscription === 'away' ? 'away' : (known?.status ?? null)}
      planName={known?.plan.name ?? null}
      href={href}
      payHref={known?.payment ? localizedPath(`/pay/${encodeURIComponent(paid)}`, lang) : null}
      plansHref={localizedPath('/settings?tab=subscription', lang)}
      lang={lang}
      text={text}
    />
  )
  return <ProfileView profile={own.profile} lang={lang} text={text} planText={plans.table} note={note} />
}
