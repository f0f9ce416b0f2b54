'use client'

import { Menu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { CreditCard, History, LogOut, type LucideIcon, UserRound } from 'lucide-react'
import Link from 'next/link'
import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { closeExceptBy } from '@/components/ui/popup-change'
import type { Language } from '@/lib/contract/language'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { PagePath } from '@/lib/rules/routes/table'
import { markOf } from '@/lib/rules/text/localized-text'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { Avatar } from './avatar'
import type { AccountTexts } from './account-texts'
import type { OpenedBy } from './use-menu-open-state'

export type AccountPopupProps = {
  openedBy: OpenedBy | null
  onClose: () => void
  trigger: RefObject<HTMLButtonElement | null>
  /** What holds the button: the menu stands in it, next to the button in the order of Tab. */
  place: RefObject<HTMLElement | null>
  /** `null` where it could not be asked who is signed in. */
  user: SessionUser | null
  lang: Language
  text: AccountTexts
  label: string
  onLogout: () => void
}

const item =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 font-medium outline-none data-highlighted:bg-sunk'

// Understood, though not documented, by the menu's popup as by a popover's. Without it, a pointer that
// only passes takes the focus away from what somebody types; the test of that tells when it is gone.
const quiet: { initialFocus: boolean } = { initialFocus: false }

/** Moves the focus, once what is around it is in the page; hover moves none. */
function FocusOn({ element }: { element: RefObject<HTMLElement | null> | null }) {
  useEffect(() => element?.current?.focus({ preventScroll: true }), [element])
  return null
}

/** The menu under the avatar. */
export function AccountPopup(props: AccountPopupProps) {
  const { openedBy, onClose, trigger, place, user, lang, text, label, onLogout } = props
  const popup = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLAnchorElement>(null)
  const hasFocus = useRef(false)
  const focused = openedBy === 'keyboard' ? first : openedBy === 'press' ? popup : null

  const links: { path: PagePath; icon: LucideIcon; name: string }[] = [
    { path: '/myprofile', icon: UserRound, name: text.myProfile },
    { path: '/pricing', icon: CreditCard, name: text.subscription },
    { path: '/settings?tab=subscription', icon: History, name: text.subscriptionHistory },
  ]

  return (
    <Menu.Root modal={false} open={openedBy !== null} onOpenChange={closeExceptBy(trigger, onClose)}>
      <Menu.Portal container={place}>
        <Menu.Positioner
          anchor={trigger}
          // Within `place`, `absolute` is one frame far beside the window: it is measured as `fixed`.
          positionMethod="fixed"
          side="bottom"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50"
        >
          <Menu.Popup
            ref={popup}
            aria-label={label}
            {...quiet}
            onFocus={() => (hasFocus.current = true)}
            onBlur={({ currentTarget, relatedTarget }) => (hasFocus.current = currentTarget.contains(relatedTarget))}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return
              // The way goes on from the button.
              event.preventDefault()
              onClose()
            }}
            finalFocus={() => hasFocus.current && trigger.current}
            className="w-72 max-w-[calc(100vw-2rem)] origin-top-right rounded-card border border-line bg-surface p-2 text-ink shadow-float transition-[opacity,scale] duration-150 ease-calm outline-none data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0"
          >
            <FocusOn element={focused} />
            <div className="mb-2 flex items-center gap-3 border-b border-line px-3 pt-2 pb-4">
              <Avatar key={user?.image} src={user?.image ?? null} className="size-13 shrink-0" />
              <div className="min-w-0">
                <p
                  lang={user?.fullName ? writtenLanguage(user.fullName, lang) : undefined}
                  className="leading-snug font-semibold text-balance wrap-anywhere"
                >
                  {user?.fullName ?? text.student}
                </p>
                <p
                  lang={user?.plan ? markOf('en', lang) : undefined}
                  className="mt-1 inline-flex rounded-md bg-turmeric-tint px-2.5 text-sm font-medium text-turmeric-deep"
                >
                  {user?.plan ?? text.basicPlan}
                </p>
              </div>
            </div>
            {links.map(({ path, icon, name }, index) => (
              <Menu.LinkItem
                key={path}
                ref={index === 0 ? first : undefined}
                closeOnClick
                render={<Link href={localizedPath(path, lang)} prefetch={false} />}
                className={item}
              >
                <Icon of={icon} className="shrink-0 text-ink-2" />
                {name}
              </Menu.LinkItem>
            ))}
            <Menu.Item onClick={onLogout} className={clsx(item, 'mt-2 text-kumkum data-highlighted:bg-kumkum-tint')}>
              <Icon of={LogOut} className="shrink-0" />
              {text.logout}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
