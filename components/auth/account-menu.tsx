'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSession } from '@/lib/client/auth/session-store'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { AccountPopupProps } from './account-popup'
import { Avatar } from './avatar'
import type { AccountTexts } from './account-texts'
import { useLogout } from './use-logout'
import { useMenuOpenState } from './use-menu-open-state'

/** The avatar and its menu (spec 1 §2 "Navbar"). The menu is loaded when somebody reaches for it. */
export function AccountMenu({ id, lang, text }: { id: string; lang: Language; text: AccountTexts }) {
  const user = useSession((session) => session.user)
  const { openedBy, close, area, button } = useMenuOpenState()
  const logout = useLogout(lang, text.logoutFailed)
  const trigger = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [Popup, setPopup] = useState<ComponentType<AccountPopupProps> | null>(null)
  const isWanted = openedBy !== null

  useEffect(() => {
    if (!isWanted || Popup !== null) return
    import('./account-popup').then(
      ({ AccountPopup }) => setPopup(() => AccountPopup),
      // Offline, or a new version was deployed meanwhile: the page of its own has the same links.
      () => goTo(localizedPath('/login', lang)),
    )
  }, [isWanted, Popup, lang])

  const label = user?.fullName ? `${text.account}: ${user.fullName}` : text.account
  return (
    <div ref={place} className="relative shrink-0" {...area}>
      <button
        ref={trigger}
        id={id}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isWanted}
        className="block size-11 cursor-pointer rounded-full ring-1 ring-line-2 transition-shadow duration-150 ease-calm hover:ring-2 hover:ring-river"
        {...button}
      >
        <Avatar key={user?.image} src={user?.image ?? null} className="size-full" />
      </button>
      {Popup && (
        <Popup
          openedBy={openedBy}
          onClose={close}
          trigger={trigger}
          place={place}
          user={user}
          lang={lang}
          text={text}
          label={label}
          onLogout={logout}
        />
      )}
    </div>
  )
}
