'use client'

import type { Language } from '@/lib/contract/lenient'
import type { SignInMessages } from '@/lib/messages/en/sign-in'

type Props = { lang: Language; text: SignInMessages; prefix: '' | '/kn' }

/** Who is signed in, in the navbar (spec 1 §2 "Navbar"). */
export function AvatarArea({ text, prefix }: Props) {
  return <a href={`${prefix}/login`} aria-label={text.login} className="size-11 shrink-0 rounded-full bg-sunk" />
}
