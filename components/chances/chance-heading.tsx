import { ProviderText } from '@/components/ui/provider-text'
import type { ChancePage } from '@/lib/contract/closing-ranks/chances'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { answerHref, type ChanceAsk, type ChanceFilters, isNarrowed } from '@/lib/rules/chances/chance-form'
import { AFTER_CHANCES, costsHref } from '@/lib/rules/costs/cost-form'
import { isUnexplained, missingOf, sayRank } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'

type Props = {
  ask: ChanceAsk
  found: ChancePage
  filters: ChanceFilters
  hasCosts: boolean
  /** Where the dates of the exam stand, where any is known. */
  datesHref?: string | null
  lang: Language
  text: ChanceMessages
}

/** For how many courses the rank was enough, first in which round, and whose rank it is. */
export function ChanceHeading({ ask, found, filters, hasCosts, datesHref = null, lang, text }: Props) {
  const { exam, year, rank, category } = ask
  const isUnknown = isUnexplained(category)
  const title = found.total > 0 ? text.enough : isNarrowed(filters) ? text.askedRank : text.notEnough
  return (
    <div className="grid gap-2 print:gap-0.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h2 font-semibold print:text-lg">{fillMessage(title, { rank: sayRank(rank), year })}</h2>
        {found.total > 0 && (
          <p className="text-xl print:text-sm">{formatMessage(text.total, { count: found.total })}</p>
        )}
      </div>
      <p className="max-w-3xl text-ink-2 print:max-w-none print:text-xs">
        <span>
          {isUnknown
            ? fillMessage(text.askedCode, { exam: sayText(exam.name, lang), code: category.code })
            : fillMessage(text.askedFor, {
                exam: sayText(exam.name, lang),
                code: category.code,
                category: sayText(category.name, lang),
              })}
        </span>
        {isUnknown && <span className="block text-sm">{text.legendUnknown}</span>}
        <OtherSeats ask={ask} found={found} text={text} />
      </p>
      <p className="max-w-3xl text-sm text-ink-2 print:max-w-none print:text-xs">
        <span>{text.notPromise}</span> <Missing ask={ask} found={found} text={text} />
        {exam.isSample && <span className="block">{text.sample}</span>}
      </p>
      <p className="hidden text-xs print:block">{text.printBoxes}</p>
      <div className="opens-on-paper flex flex-wrap items-center gap-x-6">
        <EnoughIn counts={found.facets.enoughIn} filters={filters} lang={lang} text={text} />
        {hasCosts && (
          <a href={costsHref({ college: null, line: null }, lang, AFTER_CHANCES)} className={WAY_ON}>
            {text.costs}
          </a>
        )}
        {datesHref !== null && (
          <a href={datesHref} className={WAY_ON}>
            {text.examDates}
          </a>
        )}
        <HowToRead {...{ ask, found, filters, lang, text }} />
      </div>
    </div>
  )
}

const WAY_ON =
  'inline-flex min-h-9 items-center font-semibold text-river underline-offset-4 hover:underline print:hidden'

/** What explains the answer and need not stand before it; on paper, where nothing opens, as text. */
function HowToRead({ ask, found, filters, lang, text }: Omit<Props, 'hasCosts' | 'datesHref'>) {
  const { category, also } = ask
  const hasSeats = [...found.chances, ...found.outOfReach].some((chance) => chance.category !== null)
  return (
    <details className="text-sm text-ink-2 print:basis-full [&[open]]:basis-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center underline decoration-line underline-offset-4 print:hidden">
        {text.howToRead}
      </summary>
      <div className="grid max-w-3xl gap-2 pb-2 print:max-w-none print:gap-0.5 print:pb-0 print:text-xs">
        <Rounds ask={ask} found={found} chosen={filters.rounds} text={text} />
        {also.length > 0 && hasSeats && <p>{text.bestSeat}</p>}
        {category.category?.meaning && (
          <ProviderText of={category.category.meaning} lang={lang} as="p" className="print:hidden" />
        )}
        {also.length > 0 && <p>{text.openSource}</p>}
        <p>{text.optionOrder}</p>
      </div>
    </details>
  )
}

const ROUND_LINK =
  'inline-flex min-h-9 items-center text-river underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink'

/** For how many it was enough in each round, first or again; each leads to these alone, and one to those that it was in all of them. */
function EnoughIn({
  counts,
  filters,
  lang,
  text,
}: { counts: Readonly<Record<string, number>> | null } & Pick<Props, 'filters' | 'lang' | 'text'>) {
  if (counts === null) return null
  const chosen = filters.enoughIn
  const rounds = [...new Set([...Object.keys(counts), ...chosen])].sort((a, b) => Number(a) - Number(b))
  if (rounds.length <= 1 && chosen.length === 0) return null
  return (
    <nav aria-label={text.enoughIn} className="flex flex-wrap gap-x-4 tabular-nums print:hidden">
      {rounds.map((round) => {
        const isChosen = chosen.includes(round)
        const others = chosen.filter((each) => each !== round)
        // Beside a round that is chosen the count is of those that were enough in both.
        const label = chosen.length > 0 ? text.enoughInToo : text.enoughInOf
        const enoughIn = isChosen ? others : [...others, round].sort((a, b) => Number(a) - Number(b))
        return (
          <a
            key={round}
            href={answerHref({ ...filters, enoughIn, page: 1 }, lang)}
            aria-current={isChosen ? 'true' : undefined}
            className={ROUND_LINK}
          >
            {isChosen
              ? fillMessage(text.enoughInChosen, { round })
              : fillMessage(label, { round, count: sayRank(counts[round] ?? 0) })}
          </a>
        )
      })}
      {chosen.length === 0 && (
        <a href={answerHref({ ...filters, enoughIn: rounds, page: 1 }, lang)} className={ROUND_LINK}>
          {text.enoughIn}
        </a>
      )}
    </nav>
  )
}

type PartProps = Pick<Props, 'ask' | 'found' | 'text'>

/** By which other seats the same person may be admitted, or, of a provider that answers for one code alone, that this is so. */
function OtherSeats({ ask: { category, also }, found: { chances, outOfReach }, text }: PartProps) {
  if (also.length === 0) return null
  const shown = [...chances, ...outOfReach]
  const codes = also.map(({ code }) => code).join(', ')
  const isAlone = shown.length > 0 && shown.every((chance) => chance.category === null)
  return (
    <>
      {' · '}
      <span className="text-ink">
        {isAlone ? fillMessage(text.ownAlone, { code: category.code, codes }) : fillMessage(text.alsoOpen, { codes })}
      </span>
    </>
  )
}

/**
 * In which round it was enough first, for how many; nothing where all was in one. That it was enough "not before" a round can be
 * said only where the lists of all before it are there.
 */
function Rounds({ ask, found, chosen, text }: PartProps & { chosen: readonly string[] }) {
  const rounds = Object.entries(found.facets.round ?? {}).sort(([a], [b]) => Number(a) - Number(b))
  const missing = missingOf(ask, found.lists)
  const said = rounds.map(([round, count], index) => {
    const isKnown = !missing.some((each) => each.round < Number(round))
    const message = index === 0 ? text.firstIn : isKnown ? text.laterIn : text.firstInList
    return { round, sentence: fillMessage(message, { round, count: sayRank(count) }) }
  })
  const shown = said.filter(({ round }) => chosen.length === 0 || chosen.includes(round))
  if (said.length <= 1) return null
  return <p className="tabular-nums">{shown.map(({ sentence }) => sentence).join(' · ')}</p>
}

/** The rounds of which a list is not there. */
function Missing({ ask, found, text }: PartProps) {
  const names = missingOf(ask, found.lists).map(({ round, of }) => fillMessage(text.missingOf[of], { round }))
  if (names.length === 0) return null
  return <span>{fillMessage(text.missingLists, { year: ask.year, rounds: names.join(', ') })}</span>
}
