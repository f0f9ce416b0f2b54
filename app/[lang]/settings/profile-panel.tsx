import { AccountData } from '@/components/account/account-data'
import { ProfileTab } from '@/components/account/profile-tab'
import { Card } from '@/components/ui/card'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/localized-url'
import { settingsPath } from '@/lib/rules/settings-tab'
import { getDeletionReply } from '@/lib/server/deletion-reply'
import { getEnvironment } from '@/lib/server/env'
import type { OwnProfile } from '@/lib/server/profile'
import { getProfileReply } from '@/lib/server/profile-reply'

type Props = {
  /** `null` while the provider is away. */
  own: OwnProfile | null
  lang: Language
  jar: Parameters<typeof getProfileReply>[0]
}

/** The tab Profile, with what the last form without JavaScript came to. */
export function ProfilePanel({ own, lang, jar }: Props) {
  const messages = getMessages(lang)
  const profile = own && {
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
          reply={getProfileReply(jar)}
        />
      </Card>
      {own?.hasAccountCalls && (
        <AccountData
          lang={lang}
          messages={messages}
          otpLength={getEnvironment().otpLength}
          reply={getDeletionReply(jar)}
        />
      )}
    </>
  )
}
