import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import type { ChancePage } from '@/lib/contract/closing-ranks/chances'
import type { LicenceName } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import {
  answerHref,
  type ChanceAsk,
  type ChanceFilters as Filters,
  isNarrowed,
  mayGiveOn,
  readChanceFilters,
} from '@/lib/rules/chances/chance-form'
import { missingOf, sayRank } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { listPageItems } from '@/lib/rules/directory/pagination'
import { ChanceFilters, sortsOf } from './chance-filters'
import { ChanceHeading } from './chance-heading'
import { ChanceItem } from './chance-item'
import { RankPlace } from './rank-place'
import { DownloadForm, TickedList } from './chance-keep'

type Props = {
  ask: ChanceAsk
  found: ChancePage
  filters: Filters
  districts: readonly Option[]
  /** The whole address of a link that says nothing of the rank. */
  shareUrl: string
  /** The page of what studying costs stands with this provider. */
  hasCosts: boolean
  /** Where the dates of the exam stand, where any is known. */
  datesHref?: string | null
  /** The licence of what is the operator's own. */
  ownLicence: LicenceName | null
  lang: Language
  text: ChanceMessages
}

/** What the rank was enough for, and what was just out of its reach. */
export function ChanceAnswer(props: Props) {
  const { ask, found, filters, districts, shareUrl, hasCosts, lang, text } = props
  const { chances, outOfReach, lists, page, limit } = found
  const asked = { ...ask, missing: missingOf(ask, lists) }
  const begin = page === null || limit === null ? 0 : (page - 1) * limit
  return (
    // On paper blocks: a grid has its height from before its courses are kept whole, and what follows would stand on them.
    <div className="group/answer grid gap-4 print:block print:space-y-3">
      <ChanceHeading {...{ ask, found, filters, hasCosts, lang, text }} datesHref={props.datesHref} />
      <ChanceFilters
        filters={filters}
        facets={found.facets}
        families={ask.exam.courseFamilies}
        districts={districts}
        lang={lang}
        text={text}
      />
      <LeftOut facets={found.facets} filters={filters} lang={lang} text={text} />
      {chances.length === 0 ? (
        <Nothing found={found} filters={filters} lang={lang} text={text} />
      ) : (
        <section aria-labelledby="chances" className="grid gap-2 print:block print:space-y-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2 id="chances" className="text-h3 font-semibold max-sm:sr-only print:text-base">
              {text.results}
            </h2>
            <Orders filters={filters} facets={found.facets} lang={lang} text={text} />
          </div>
          <List {...{ chances, begin, lists, asked, hasCosts, lang, text }} />
          {chances.length < found.total && (
            <p className="hidden text-xs print:block">
              {fillMessage(text.shownOf, {
                from: sayRank(begin + 1),
                to: sayRank(begin + chances.length),
                total: sayRank(found.total),
              })}
            </p>
          )}
          <Pages found={found} filters={filters} lang={lang} text={text} />
        </section>
      )}
      {outOfReach.length > 0 && (
        <section aria-labelledby="out-of-reach" className="grid gap-4 print:block print:space-y-1">
          <div className="grid break-after-avoid gap-1">
            <h2 id="out-of-reach" className="text-h3 font-semibold print:text-base">
              {text.outOfReach}
            </h2>
            <p className="text-ink-2 print:text-xs">{text.outOfReachIntro}</p>
          </div>
          <List {...{ chances: outOfReach, begin: null, lists, asked, hasCosts, lang, text }} />
        </section>
      )}
      {[...chances, ...outOfReach].some(({ institute }) => institute !== null) && (
        <TickedList lang={lang} text={text} />
      )}
      {found.total > 0 && <DownloadForm mayGiveOn={mayGiveOn(ask, props.ownLicence)} {...{ filters, lang, text }} />}
      <PaperSources found={found} lang={lang} text={text} />
      <p className="text-sm wrap-anywhere text-ink-2 print:hidden">
        {text.share}{' '}
        <a href={shareUrl} className="text-river underline underline-offset-4">
          {shareUrl}
        </a>
      </p>
    </div>
  )
}

/** Of how many nobody knows whether they pass a filter, and whether it leaves them out: not known is no "no"; and how many may pass or not. */
function LeftOut({
  facets,
  filters,
  lang,
  text,
}: Pick<Props, 'filters' | 'lang' | 'text'> & Pick<ChancePage, 'facets'>) {
  const { maxFee, withUnknownFees, isResidential } = filters
  const [ofFees, ofResidential] = [facets.feeUnknown ?? 0, facets.residentialUnknown ?? 0]
  const ofOpen = facets.feeOpen ?? 0
  return (
    <>
      {maxFee !== null && ofFees > 0 && (
        <p className="text-ink-2 print:text-xs">
          {formatMessage(withUnknownFees ? text.feeUnknownAmong : text.feeUnknown, { count: ofFees })}
          {!withUnknownFees && (
            <a
              href={answerHref({ ...filters, withUnknownFees: true, page: 1 }, lang)}
              className="ms-2 inline-block py-1.5 font-semibold text-river underline-offset-4 hover:underline print:hidden"
            >
              {text.showUnknownFees}
            </a>
          )}
        </p>
      )}
      {maxFee !== null && ofOpen > 0 && (
        <p className="text-ink-2 print:text-xs">{formatMessage(text.feeOpen, { count: ofOpen })}</p>
      )}
      {isResidential && ofResidential > 0 && (
        <p className="text-ink-2 print:text-xs">{formatMessage(text.residentialUnknown, { count: ofResidential })}</p>
      )}
    </>
  )
}

/** Why there is nothing on this page, and the way on. */
function Nothing({ found, filters, lang, text }: Pick<Props, 'found' | 'filters' | 'lang' | 'text'>) {
  const link = (to: Filters, said: string) => (
    <a href={answerHref(to, lang)} className={buttonClass('quiet')}>
      {said}
    </a>
  )
  if (found.total > 0) {
    const title = fillMessage(text.noPage, { page: sayRank(filters.page) })
    return <EmptyState as="h3" title={title} action={link({ ...filters, page: 1 }, text.firstPage)} />
  }
  if (isNarrowed(filters)) {
    const all = { ...readChanceFilters({}), sort: filters.sort }
    return <EmptyState as="h3" title={text.filteredAway} text={text.filteredHint} action={link(all, text.clear)} />
  }
  return <EmptyState as="h3" title={text.none} text={found.outOfReach.length > 0 ? text.noneHint : undefined} />
}

type ListProps = Pick<ComponentProps<typeof ChanceItem>, 'lists' | 'asked' | 'hasCosts' | 'lang' | 'text'> &
  Pick<ChancePage, 'chances'> & {
    /** So many options stand before them; `null`: they are none. */ begin: number | null
  }

function List({ chances, begin, ...rest }: ListProps) {
  return (
    <ol
      start={begin === null ? undefined : begin + 1}
      className="overflow-hidden rounded-card border border-line bg-surface print:overflow-visible print:rounded-none print:border-0"
    >
      {chances.map((chance, index) => (
        <ChanceItem key={index} chance={chance} number={begin === null ? null : begin + index + 1} {...rest} />
      ))}
    </ol>
  )
}

/** The orders, each a link: the form has them, too, behind its heading. */
function Orders({
  filters,
  facets,
  lang,
  text,
}: Pick<Props, 'filters' | 'lang' | 'text'> & Pick<ChancePage, 'facets'>) {
  return (
    <nav aria-label={text.sort} className="flex flex-wrap gap-x-5 text-sm print:hidden">
      {sortsOf(facets, filters).map((sort) => (
        <a
          key={sort}
          href={answerHref({ ...filters, sort, page: 1 }, lang)}
          aria-current={sort === filters.sort ? 'true' : undefined}
          className="inline-flex min-h-9 items-center text-river underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {text.sorts[sort]}
        </a>
      ))}
    </nav>
  )
}

/** On paper, where nothing opens: the lists from which the numbers are; each number has its page beside it. */
function PaperSources({ found: { lists, year }, lang, text }: Pick<Props, 'found' | 'lang' | 'text'>) {
  return (
    <div className="hidden text-xs print:block">
      <p className="font-semibold">{text.lists}</p>
      {lists
        .filter((list) => list.year === year)
        .map((list) => (
          <p key={list.id}>
            <RankPlace round={list.round} year={list.year} page={null} list={list} lang={lang} text={text} />
          </p>
        ))}
    </div>
  )
}

function Pages({ found, filters, lang, text }: Pick<Props, 'found' | 'filters' | 'lang' | 'text'>) {
  const page = found.page ?? filters.page
  const hrefOf = (to: number, isWhole = filters.isWhole) => answerHref({ ...filters, page: to, isWhole }, lang)
  if (found.totalPages <= 1) return null
  return (
    <div className="grid gap-4 print:hidden">
      <Pagination
        items={listPageItems(page, found.totalPages).map((item, index) =>
          item === 'gap' ? { kind: 'gap', key: `gap-${index}` } : { kind: 'page', page: item, href: hrefOf(item) },
        )}
        current={page}
        previousHref={page > 1 ? hrefOf(page - 1) : null}
        nextHref={page < found.totalPages ? hrefOf(page + 1) : null}
        labels={{ pages: text.pages, previous: text.previous, next: text.next, page: text.page }}
      />
      {!filters.isWhole && (
        <a
          href={hrefOf(1, true)}
          className="inline-flex min-h-11 items-center justify-self-center font-semibold text-river underline-offset-4 hover:underline"
        >
          {fillMessage(text.whole, { count: MAX_PAGE_SIZE })}
        </a>
      )}
      <p className="max-w-2xl justify-self-center text-sm text-ink-2">{text.print}</p>
    </div>
  )
}
