'use client'

import { AnotherTry } from '@/components/layout/another-try'
import type { ShownProfile } from '@/lib/client/account/profile-calls'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import type { ProfileReply } from '@/lib/rules/account/profile-reply'
import { ProfileForm } from './profile-form'

type Props = {
  /** `null` where the server could not have it: then it can be asked for again. */
  profile: ShownProfile | null
  /** This page. */
  href: string
  lang: Language
  text: AccountMessages
  reply: ProfileReply | null
}

/** The tab Profile: the form, or another try. */
export function ProfileTab({ profile, href, ...form }: Props) {
  const { away, awayHint, loadingProfile, retry } = form.text
  if (profile !== null) return <ProfileForm profile={profile} {...{ href, ...form }} />
  const text = { failed: away, failedHint: awayHint, loading: loadingProfile, retry }
  return (
    <AnotherTry select={(all) => all.profile} text={text} href={href}>
      {(answer) => <ProfileForm profile={answer} {...{ href, ...form }} />}
    </AnotherTry>
  )
}
