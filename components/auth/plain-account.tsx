import { ChevronRight, LogOut, UserRound } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { LOGOUT_FAILED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { PagePath } from '@/lib/rules/routes/table'
import { markOf } from '@/lib/rules/text/localized-text'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { PlainCard, PlainNote } from './plain-card'
import { PlainForm } from './plain-form'

type Props = { lang: Language; text: SignInMessages; user: SessionUser }

/** The avatar menu as a page: who is signed in, where to go, and the way out (spec 1 §2 "Navbar"). */
export function PlainAccount({ lang, text, user }: Props) {
  const links: { path: PagePath; label: string }[] = [
    { path: '/myprofile', label: text.myProfile },
    { path: '/pricing', label: text.subscription },
    { path: '/settings?tab=subscription', label: text.subscriptionHistory },
  ]
  return (
    <PlainCard title={text.account}>
      <div className="mt-5 flex items-center gap-4">
        <Picture
          src={user.image}
          alt=""
          sizes="64px"
          aspect="1"
          tone="river"
          className="w-16 shrink-0 rounded-full"
          fallback={
            <span className="grid size-full place-items-center text-river">
              <Icon of={UserRound} size={28} />
            </span>
          }
        />
        <div className="min-w-0">
          <p
            lang={user.fullName ? writtenLanguage(user.fullName, lang) : undefined}
            className="text-h3 font-semibold wrap-anywhere"
          >
            {user.fullName ?? text.student}
          </p>
          <p lang={user.plan ? markOf('en', lang) : undefined} className="text-ink-2">
            {user.plan ?? text.basicPlan}
          </p>
        </div>
      </div>
      <ul className="mt-5 border-t border-line">
        {links.map(({ path, label }) => (
          <li key={path} className="border-b border-line">
            <a
              href={localizedPath(path, lang)}
              className="flex min-h-13 items-center justify-between gap-3 font-medium hover:text-river"
            >
              {label}
              <Icon of={ChevronRight} className="shrink-0 text-grey" />
            </a>
          </li>
        ))}
      </ul>
      <div id={LOGOUT_FAILED_ANCHOR.slice(1)} className="hidden scroll-mt-24 target:block">
        <PlainNote tone="bad">{text.logoutFailed}</PlainNote>
      </div>
      <PlainForm form="login" lang={lang} returnTo={null} action="/api/logout" className="mt-3 -ml-5.5">
        <Button type="submit" variant="danger-text">
          <Icon of={LogOut} />
          {text.logout}
        </Button>
      </PlainForm>
    </PlainCard>
  )
}
