import type { Metadata } from 'next'
import { SaveAll } from '@/components/shortlist/save-all'
import { SelectionFrame } from '@/components/shortlist/selection-context'
import { ShortlistItem } from '@/components/shortlist/shortlist-item'
import { ButtonLink } from '@/components/ui/button'
import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { fullName } from '@/lib/rules/institute/full-name'
import { chosenFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { parseSharedIds, sharedPath } from '@/lib/rules/shortlist/shared-address'
import type { ShortlistCard } from '@/lib/rules/shortlist/shortlist-card'
import { sayText } from '@/lib/rules/text/localized-text'
import { readCardImage } from '@/lib/server/cards/read-card'
import { readLanguage } from '@/lib/server/language'
import { contentMetadata } from '@/app/[lang]/content-metadata'
import { RetryLink } from '@/components/ui/retry-link'
import { readShared } from './read-shared'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { sharedTitle, sharedDescription } = getMessages(lang).shortlist
  return contentMetadata({
    lang,
    route: '/shortlist/shared',
    title: sharedTitle,
    description: sharedDescription,
    isHidden: false,
    image: await readCardImage('shortlist', parseSharedIds((await searchParams).ids), lang),
  })
}

/** `/shortlist/shared?ids=`: what somebody has chosen and passed on, for anybody, also without JavaScript. */
export default async function SharedShortlistPage({ params, searchParams }: Props) {
  const lang = await readLanguage(params)
  const { shortlist: text } = getMessages(lang)
  const ids = parseSharedIds((await searchParams).ids)
  const { cards, missing, away } = await readShared(ids)
  const isEmpty = cards.length === 0 && away === 0
  const itemOf = ({ id, name, disambiguation }: ShortlistCard) => ({
    id,
    name: fullName(sayText(name, lang), disambiguation),
  })
  const notes = [...(missing > 0 ? [text.sharedMissing] : []), ...(away > 0 ? [text.sharedAway] : [])]
  return (
    <SelectionFrame lang={lang} text={text}>
      <div className="page-column grid grid-cols-1 gap-8 pt-10 md:pt-16">
        <div className="grid gap-3">
          <h1 className="text-h1 font-semibold">{text.sharedTitle}</h1>
          {!isEmpty && <p className="text-lg text-ink-2">{text.sharedIntro}</p>}
        </div>
        {notes.length > 0 && (
          <div
            role="status"
            className="grid justify-items-start gap-2 rounded-card bg-turmeric-tint px-5 py-4 font-medium"
          >
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {away > 0 && (
              <RetryLink href={localizedPath(sharedPath(ids), lang)} look="quiet">
                {text.retry}
              </RetryLink>
            )}
          </div>
        )}
        {cards.length > 0 && (
          <>
            <div>
              <SaveAll items={cards.map(itemOf)} text={text} />
            </div>
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {cards.map((card) => (
                <ShortlistItem key={card.id} item={itemOf(card)} card={card} lang={lang} text={text} />
              ))}
            </ul>
            <CsvLink
              href={chosenFileHref(
                'shortlist',
                lang,
                cards.map(({ id }) => id),
              )}
            >
              {text.share.download}
            </CsvLink>
          </>
        )}
        {isEmpty && (
          <EmptyState
            scene="quiet"
            title={text.sharedEmpty}
            text={text.emptyHint}
            action={<ButtonLink href={localizedPath('/filter', lang)}>{text.directory}</ButtonLink>}
          />
        )}
      </div>
    </SelectionFrame>
  )
}
