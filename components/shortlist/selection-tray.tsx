'use client'

import { clsx } from 'clsx'
import { Heart, Scale, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import { comparison } from '@/lib/client/comparison/comparison-store'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { useRemoved } from '@/lib/client/shortlist/use-removed'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { RemovalWords } from './removal-words'

type Props = { lang: Language; text: ShortlistMessages; isOnShortlist: boolean }

/** On a phone two such buttons, and the one that clears, are one row of one line in each language. */
const IN_ONE_LINE = 'whitespace-nowrap max-sm:gap-1 max-sm:px-2 max-sm:text-sm'

/** The way back is one thing more than a row of a phone has room for: with it the tray wraps. */
const TRAY =
  'pointer-events-auto flex max-w-full items-center justify-center gap-1 rounded-panel border border-line bg-surface p-2 shadow-float sm:gap-2'

/** What is chosen in this browser, at the lower edge of the window; nothing while there is nothing. */
export function SelectionTray({ lang, text, isOnShortlist }: Props) {
  const compared = useSelection(comparison)
  const selected = useSelection(shortlist)
  const saved = isOnShortlist ? [] : selected
  // Emptied by hand it stays until the visitor goes on: what they pressed was in it.
  const [hasFocus, setHasFocus] = useState(false)
  const removal = useRemoved(comparison)
  const isEmpty = compared.length === 0 && saved.length === 0
  const words = removal !== null && <RemovalWords names={removal.names} lang={lang} text={text} />
  return (
    <>
      {/* It stands before there is a tray: what comes together with its text is not told. */}
      <p role="status" className="sr-only">
        {words}
      </p>
      {(!isEmpty || hasFocus) && (
        <div data-keep-tray className="pointer-events-none sticky bottom-0 z-20 mt-6 print:hidden">
          <div className="pointer-events-none page-column flex justify-center pb-3 sm:justify-end">
            <section
              ref={holdFocus}
              aria-label={isEmpty ? text.trayEmpty : text.tray}
              tabIndex={-1}
              onFocus={() => setHasFocus(true)}
              onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
              className={clsx(TRAY, removal !== null && 'max-sm:flex-wrap')}
            >
              {isEmpty && <p className="px-4 py-2">{text.trayEmpty}</p>}
              {removal !== null && (
                <div className="flex min-w-0 items-center gap-2 pl-3 text-sm">
                  <p aria-hidden className="line-clamp-1 max-w-44 wrap-anywhere">
                    {words}
                  </p>
                  <Button variant="quiet" className="min-h-11 px-4 text-sm" onClick={removal.undo}>
                    {text.undo}
                  </Button>
                </div>
              )}
              {compared.length > 0 && <ComparedChips compared={compared} lang={lang} text={text} />}
              {compared.length > 0 && (
                <>
                  <ButtonLink
                    href={localizedPath(comparePath(compared.map(({ id }) => id)), lang)}
                    prefetch={false}
                    className={IN_ONE_LINE}
                  >
                    <Icon of={Scale} size={18} />
                    {fillMessage(text.trayCompare, { count: compared.length })}
                  </ButtonLink>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={text.clear}
                    title={text.clear}
                    onClick={({ currentTarget }) => {
                      // Safari gives a button that is pressed no focus, and the way back stands where the focus is.
                      currentTarget.closest('section')?.focus()
                      comparison.clear()
                    }}
                  >
                    <Icon of={X} size={18} />
                  </Button>
                </>
              )}
              {saved.length > 0 && (
                <ButtonLink
                  href={localizedPath('/shortlist', lang)}
                  prefetch={false}
                  variant="quiet"
                  className={IN_ONE_LINE}
                >
                  <Icon of={Heart} size={18} className="fill-kumkum text-kumkum" />
                  {fillMessage(text.trayShortlist, { count: saved.length })}
                </ButtonLink>
              )}
            </section>
          </div>
        </div>
      )}
    </>
  )
}

type ChipsProps = Omit<Props, 'isOnShortlist'> & { compared: ReturnType<typeof useSelection> }

/** What is compared, each with the way to take it out; on wide screens alone. */
function ComparedChips({ compared, lang, text }: ChipsProps) {
  return (
    <ul className="hidden max-w-xl flex-wrap gap-1 lg:flex">
      {compared.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-label={fillMessage(text.remove, { name: item.name })}
            onClick={() => comparison.remove(item.id)}
            className="inline-flex min-h-11 max-w-52 cursor-pointer items-center gap-1.5 rounded-full bg-river-tint px-4 text-sm text-river-deep enabled-hover:bg-river-line"
          >
            <span lang={writtenLanguage(item.name, lang)} className="truncate">
              {item.name}
            </span>
            <Icon of={X} size={16} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
