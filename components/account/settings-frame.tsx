'use client'

import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { isPlainClick } from '@/components/ui/plain-click'
import { Skeleton } from '@/components/ui/skeleton'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import { SETTINGS_TABS, type SettingsTab, settingsPath } from '@/lib/rules/account/settings-tab'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** The form of the profile while it comes, as high as it will be (spec 2 §2 "Settings"). */
function ProfileLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-100 content-start gap-6">
      <p className="text-ink-2">{label}</p>
      <Skeleton className="size-28 rounded-full" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20 sm:col-span-2" />
      </div>
    </div>
  )
}

type Props = {
  lang: Language
  /** `null`: the address names a tab that is none. */
  tab: SettingsTab | null
  text: AccountMessages
  children: ReactNode
}

/** The way back, the heading and the tabs, which are links (spec 2 §2 "Settings"). */
export function SettingsFrame({ lang, tab, text, children }: Props) {
  const router = useRouter()
  const [target, setTarget] = useState<SettingsTab | null>(null)
  const [isPending, startTransition] = useTransition()
  const names: Record<SettingsTab, string> = { profile: text.profileTab, subscription: text.subscriptionTab }
  const shown = isPending ? target : tab

  function goBack(event: MouseEvent) {
    // Where this page was the first, there is nothing to go back to but the profile.
    if (!isPlainClick(event) || window.history.length < 2) return
    event.preventDefault()
    router.back()
  }

  function open(event: MouseEvent, name: SettingsTab) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setTarget(name)
    startTransition(() => router.push(localizedPath(settingsPath(name), lang)))
  }

  return (
    <div className="page-column py-6 md:py-12">
      <div className="mx-auto grid max-w-4xl gap-6">
        <div className="flex items-center gap-4">
          <a
            href={localizedPath('/myprofile', lang)}
            aria-label={text.back}
            onClick={goBack}
            className={buttonClass('quiet', 'icon')}
          >
            <Icon of={ArrowLeft} />
          </a>
          <TwoToneHeading as="h1" size="h2" text={text.settingsTitle} grey={{ first: 0 }} />
        </div>
        <nav aria-label={text.tabs} className="flex gap-6 overflow-x-auto border-b border-line-2">
          {SETTINGS_TABS.map((name) => (
            <a
              key={name}
              href={localizedPath(settingsPath(name), lang)}
              aria-current={shown === name ? 'page' : undefined}
              onClick={(event) => open(event, name)}
              className={clsx(
                'flex min-h-12 shrink-0 items-center border-b-3 border-transparent pt-0.5 font-medium whitespace-nowrap text-ink-2 transition-colors duration-150 ease-calm hover:text-ink',
                'focus-visible:-outline-offset-3 aria-[current]:border-river aria-[current]:font-semibold aria-[current]:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {names[name]}
            </a>
          ))}
        </nav>
        {isPending && target === 'profile' ? (
          <Card className="rounded-panel p-5 sm:p-8">
            <ProfileLoading label={text.loadingProfile} />
          </Card>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
