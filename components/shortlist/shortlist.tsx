'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { FocusArea } from '@/components/ui/focus-area'
import { ShareLinks } from '@/components/ui/share-links'
import { StatusRegion } from '@/components/ui/status-region'
import { useSession } from '@/lib/client/auth/session-store'
import { useLazyQuery } from '@/lib/client/lazy-query'
import type { ShortlistCards } from '@/lib/client/shortlist/shortlist-cards'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { chosenFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { MAX_COMPARED } from '@/lib/rules/shortlist/selection'
import { MAX_SHARED, sharedPath } from '@/lib/rules/shortlist/shared-address'
import { MAX_CARDS } from '@/lib/rules/shortlist/shortlist-card'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { RemovedLine } from './removed-line'
import { ShortlistItem } from './shortlist-item'

const never = () => () => {}
/** Whether React has taken the page over: what the browser keeps is known only then. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Where the shortlist is kept. The HTML is the same for everybody: its place is kept free until it is known who is there. */
export function ShortlistIntro({ text }: { text: Pick<ShortlistMessages, 'intro' | 'introSignedIn'> }) {
  const state = useSession((session) => session.state)
  return (
    <p className={`text-lg text-ink-2 ${state === 'unknown' ? 'scripting:invisible' : ''}`}>
      {state === 'in' ? text.introSignedIn : text.intro}
    </p>
  )
}

type Props = { lang: Language; text: ShortlistMessages }

/** The institutions that are saved in this browser, with what is known of them now. */
export function Shortlist(props: Props) {
  return (
    // Who takes one away presses a button that goes with it.
    <FocusArea aria-label={props.text.title}>
      <div className="grid grid-cols-1 gap-6">
        <RemovedLine list={shortlist} {...props} />
        <ShortlistItems {...props} />
      </div>
    </FocusArea>
  )
}

/** What is known of the institutions of a list, asked for as the list grows, some at a time. */
function useShortlistCards(ids: readonly string[]) {
  const [cards, setCards] = useState<ShortlistCards>(new Map())
  const wanted = ids.filter((id) => !cards.has(id)).slice(0, MAX_CARDS)
  const isAsked = wanted.length > 0
  const { data, state, retry } = useLazyQuery((all) => all.shortlistCards(wanted), { of: wanted.join(' '), isAsked })
  if (isAsked && data !== undefined) setCards(new Map([...cards, ...data]))
  return { cards, hasFailed: state === 'failed', retry }
}

function ShortlistItems({ lang, text }: Props) {
  const isTakenOver = useIsTakenOver()
  const selected = useSelection(shortlist)
  const ids = selected.map(({ id }) => id)
  const { cards, hasFailed, retry } = useShortlistCards(ids)
  const isLoading = isTakenOver && !hasFailed && ids.some((id) => !cards.has(id))
  return (
    <>
      <StatusRegion>
        {isLoading && <span className="sr-only">{text.loading}</span>}
        {hasFailed && (
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-turmeric-tint px-5 py-4">
            <p>
              <span className="font-medium">{text.failed}</span> {text.failedHint}
            </p>
            <Button variant="quiet" onClick={retry}>
              {text.retry}
            </Button>
          </div>
        )}
      </StatusRegion>
      {!isTakenOver ? (
        <p className="min-h-80 text-ink-2 noscript:hidden">{text.loading}</p>
      ) : selected.length === 0 ? (
        <EmptyState
          scene="quiet"
          title={text.empty}
          text={text.emptyHint}
          action={<ButtonLink href={localizedPath('/filter', lang)}>{text.directory}</ButtonLink>}
        />
      ) : (
        <SelectedItems selected={selected} cards={cards} lang={lang} text={text} />
      )}
    </>
  )
}

type SelectedProps = Props & { selected: ReturnType<typeof useSelection>; cards: ShortlistCards }

/** The list, with the ways to pass it on. */
function SelectedItems({ selected, cards, lang, text }: SelectedProps) {
  const ids = selected.map(({ id }) => id)
  const first = ids.filter((id) => cards.get(id) !== null).slice(0, MAX_COMPARED)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {selected.map((item) => (
          <ShortlistItem key={item.id} item={item} card={cards.get(item.id)} lang={lang} text={text} />
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2.5">
        <ShareLinks
          title={text.shareTitle}
          url={new URL(localizedPath(sharedPath(ids), lang), window.location.href).href}
          text={text.share}
        />
        {first.length > 1 && (
          <ButtonLink href={localizedPath(comparePath(first), lang)} prefetch={false} variant="quiet">
            {ids.length > MAX_COMPARED ? text.compareFirst : text.comparePage}
          </ButtonLink>
        )}
      </div>
      <CsvLink href={chosenFileHref('shortlist', lang, ids)}>{text.share.download}</CsvLink>
      {ids.length > MAX_SHARED && (
        <p className="text-sm text-grey">{fillMessage(text.shareFirst, { count: MAX_SHARED })}</p>
      )}
    </div>
  )
}
