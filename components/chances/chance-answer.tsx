import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { ProviderText } from '@/components/ui/provider-text'
import type { ChancePage } from '@/lib/contract/closing-ranks/chances'
import type { Language } from '@/lib/contract/lenient'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { type ChanceAsk, chanceQuery, type ChanceFilters as Filters } from '@/lib/rules/chances/chance-form'
import { sayRank } from '@/lib/rules/chances/rank-rows'
import { listPageItems } from '@/lib/rules/directory/pagination'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { ChanceFilters } from './chance-filters'
import { ChanceItem } from './chance-item'

type Props = {
  ask: ChanceAsk
  found: ChancePage
  filters: Filters
  districts: readonly Option[]
  /** The whole address of a link that says nothing of the rank. */
  shareUrl: string
  lang: Language
  text: ChanceMessages
}

const list = 'overflow-hidden rounded-card border border-line bg-surface print:rounded-none print:border-0'

/** What the rank was enough for, and what was just out of its reach. */
export function ChanceAnswer({ ask, found, filters, districts, shareUrl, lang, text }: Props) {
  const { exam, year, rank, category } = ask
  return (
    <div className="grid gap-6">
      <div className="grid max-w-3xl gap-2">
        <h2 className="text-h2 font-semibold">{fillMessage(text.enough, { rank: sayRank(rank), year })}</h2>
        <p className="text-xl">{formatMessage(text.total, { count: found.total })}</p>
        <p className="text-ink-2">
          {fillMessage(text.askedFor, {
            exam: sayText(exam.name, lang),
            code: category.code,
            category: sayText(category.name, lang),
          })}
        </p>
        {category.category?.meaning && (
          <ProviderText of={category.category.meaning} lang={lang} as="p" className="text-sm text-ink-2" />
        )}
        {exam.isSample && <p className="text-sm text-ink-2">{text.sample}</p>}
        <p className="text-ink-2">{text.notPromise}</p>
      </div>
      <ChanceFilters
        filters={filters}
        facets={found.facets}
        families={exam.courseFamilies}
        districts={districts}
        lang={lang}
        text={text}
      />
      {found.chances.length === 0 ? (
        <EmptyState scene="search" title={text.none} text={text.noneHint} />
      ) : (
        <section aria-labelledby="chances" className="grid gap-4">
          <h2 id="chances" className="text-h3 font-semibold">
            {text.results}
          </h2>
          <ol className={list}>
            {found.chances.map((chance, index) => (
              <ChanceItem key={index} chance={chance} lists={found.lists} lang={lang} text={text} />
            ))}
          </ol>
          <Pages found={found} filters={filters} lang={lang} text={text} />
        </section>
      )}
      {found.outOfReach.length > 0 && (
        <section aria-labelledby="out-of-reach" className="grid gap-4">
          <div className="grid gap-1">
            <h2 id="out-of-reach" className="text-h3 font-semibold">
              {text.outOfReach}
            </h2>
            <p className="text-ink-2">{text.outOfReachIntro}</p>
          </div>
          <ol className={list}>
            {found.outOfReach.map((chance, index) => (
              <ChanceItem key={index} chance={chance} lists={found.lists} lang={lang} text={text} />
            ))}
          </ol>
        </section>
      )}
      <p className="text-sm wrap-anywhere text-ink-2 print:hidden">
        {text.share}{' '}
        <a href={shareUrl} className="text-river underline underline-offset-4">
          {shareUrl}
        </a>
      </p>
    </div>
  )
}

function Pages({ found, filters, lang, text }: Pick<Props, 'found' | 'filters' | 'lang' | 'text'>) {
  const page = found.page ?? filters.page
  const hrefOf = (to: number, isWhole = filters.isWhole) => {
    const query = chanceQuery({ ...filters, page: to, isWhole })
    return localizedPath(`/admission-chances/answer?${query.replace(/^\?/, '')}`, lang).replace(/\?$/, '')
  }
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
          {text.whole}
        </a>
      )}
    </div>
  )
}
