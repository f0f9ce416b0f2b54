import { AccountData } from '@/components/account/account-data'
import { ProfileTab } from '@/components/account/profile-tab'
import { SessionList } from '@/components/account/session-list'
import { Card } from '@/components/ui/card'
import { deletionReply, profileReply } from '@/lib/bff/replies'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { OwnProfile } from '@/lib/server/account/profile'
import type { Visitor } from '@/lib/server/auth/session-call'
import type { Cookies } from '@/lib/server/auth/session-cookie'
import { readSessions } from '@/lib/server/auth/sessions'
import { getEnvironment } from '@/lib/server/env'

type Props = {
  /** `null` while the provider is away. */
  own: OwnProfile | null
  visitor: Visitor
  lang: Language
  jar: Cookies
  /** Whether what was typed and refused is to stand there no more. */
  isDiscarded: boolean
}

/** The tab Profile, with what the last form without JavaScript came to. */
export async function ProfilePanel({ own, visitor, lang, jar, isDiscarded }: Props) {
  const messages = getMessages(lang)
  const sessions = own?.hasSessionCalls ? await readSessions(visitor) : undefined
  const profile = own && {
    id: own.profile.id,
    firstName: own.profile.firstName,
    lastName: own.profile.lastName,
    email: own.profile.email,
    phone: own.profile.phone,
    image: own.profile.image,
    plan: own.profile.plan?.name ?? null,
  }
  return (
    <>
      <Card as="section" aria-label={messages.account.profileTab} className="rounded-panel p-5 sm:p-8">
        <ProfileTab
          profile={profile}
          href={localizedPath(settingsPath('profile'), lang)}
          lang={lang}
          text={messages.account}
          reply={isDiscarded ? null : await profileReply.find(jar)}
        />
      </Card>
      {sessions !== undefined && <SessionList sessions={sessions} lang={lang} text={messages.account} />}
      {own?.hasAccountCalls && (
        <AccountData
          lang={lang}
          messages={messages}
          otpLength={getEnvironment().otpLength}
          reply={await deletionReply.find(jar)}
        />
      )}
    </>
  )
}
