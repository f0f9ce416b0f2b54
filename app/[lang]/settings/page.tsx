import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { SettingsFrame } from '@/components/account/settings-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { DISCARD_PARAM, readSettingsTab, settingsPath } from '@/lib/rules/account/settings-tab'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readOwnProfile } from '@/lib/server/account/own-page'
import { readVisitor } from '@/lib/server/account/private-page'
import { readLanguage } from '@/lib/server/language'
import { readPlans } from '@/lib/server/reads/plan'
import { ProfilePanel } from './profile-panel'
import { SubscriptionPanel } from './subscription-panel'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { account } = getMessages(await readLanguage(params))
  return { title: account.settingsTitle, robots: robotsOf('/settings') }
}

/** `/settings?tab=` (spec 2 §2). Authorised here, whatever middleware.ts does. */
export default async function SettingsPage({ params, searchParams }: Props) {
  const [lang, query, visitor, jar] = await Promise.all([readLanguage(params), searchParams, readVisitor(), cookies()])
  const { account: text } = getMessages(lang)
  const tab = readSettingsTab(query.tab)
  const isDiscarded = query[DISCARD_PARAM] !== undefined
  const own = await readOwnProfile(visitor, localizedPath(settingsPath(tab ?? 'profile'), lang))
  const plans = tab === 'subscription' ? await readPlans() : null
  return (
    <SettingsFrame lang={lang} tab={tab} text={text}>
      {tab === 'profile' && <ProfilePanel {...{ own, visitor, lang, jar, isDiscarded }} />}
      {plans !== null && <SubscriptionPanel read={plans} own={own?.profile.plan} lang={lang} />}
      {tab === null && <EmptyState as="h2" scene="quiet" title={text.tabMissing} />}
    </SettingsFrame>
  )
}
