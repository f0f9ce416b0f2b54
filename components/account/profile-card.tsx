import { Mail, Phone } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefaultAvatar } from '@/components/ui/default-avatar'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Profile } from '@/lib/contract/profile'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = { profile: Profile; lang: Language; text: AccountMessages }

/** Who somebody is: picture, name, phone, and email where there is one (spec 2 §2 "My profile"). */
export function ProfileCard({ profile, lang, text }: Props) {
  const name = [profile.firstName, profile.lastName].filter((part) => part !== null).join(' ')
  return (
    <Card as="section" className="grid content-start justify-items-center gap-5 p-6 text-center">
      <Picture
        src={profile.image}
        alt=""
        sizes="128px"
        tone="river"
        fallback={<DefaultAvatar />}
        className="size-32 rounded-full"
      />
      <h2 lang={name === '' ? undefined : writtenLanguage(name, lang)} className="text-h3 font-semibold wrap-anywhere">
        {name || text.nameMissing}
      </h2>
      <dl className="grid w-full gap-3 border-y border-line py-5 text-left">
        <Fact icon={Phone} name={text.phone}>
          {profile.phone ?? text.phoneMissing}
        </Fact>
        {profile.email === null ? null : (
          <Fact icon={Mail} name={text.email}>
            {profile.email}
          </Fact>
        )}
      </dl>
      <ButtonLink href={localizedPath('/settings?tab=profile', lang)} prefetch={false} className="w-full">
        {text.editProfile}
      </ButtonLink>
    </Card>
  )
}

function Fact({ icon, name, children }: { icon: typeof Phone; name: string; children: string }) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-grey">
        <Icon of={icon} className="shrink-0 text-river" />
        {name}
      </dt>
      <dd className="pl-8 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
