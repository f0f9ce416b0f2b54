import Link from 'next/link'
import { CompareButton } from '@/components/shortlist/compare-button'
import { ShortlistButton } from '@/components/shortlist/shortlist-button'
import { FullName } from '@/components/ui/full-name'
import { ProviderText } from '@/components/ui/provider-text'
import { TextLink } from '@/components/ui/text-link'
import type { Chance } from '@/lib/contract/closing-ranks/chances'
import type { RankList } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { AFTER_CHANCES, costsHref } from '@/lib/rules/costs/cost-form'
import { sayRange } from '@/lib/rules/costs/say-cost'
import { byYear, type MissingList, type Move, movesOf, sayRank, sayRounds } from '@/lib/rules/chances/rank-rows'
import { suggestionPlace } from '@/lib/rules/directory/suggestion'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf, sayText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { TickBox } from './chance-keep'
import { ChanceRounds, SeatMark } from './chance-rounds'
import { CollegeCode, RankPlace } from './rank-place'

type Props = {
  chance: Chance
  /** Its place in the list of options, for paper; `null`: it is none, for the rank was not enough. */
  number: number | null
  lists: readonly RankList[]
  /** What was asked, and the lists of its year that are not there. */
  asked: { year: number; rank: number; missing: readonly MissingList[] }
  /** The page of what studying costs stands with this provider. */
  hasCosts: boolean
  lang: Language
  text: ChanceMessages
}

function verdictOf({ round, margin, shortBy, ranks }: Chance, text: ChanceMessages): string | null {
  const year = ranks[0]?.year
  const own = ranks.filter((rank) => rank.year === year)
  if (round !== null) {
    const closed = own.find((rank) => rank.round === round)?.rank
    if (closed === undefined || margin === null) return null
    return margin === 0
      ? fillMessage(text.closedAtYours, { round })
      : fillMessage(text.enoughInRound, { round, rank: sayRank(closed), margin: sayRank(margin) })
  }
  const furthest = Math.max(...own.map(({ rank }) => rank))
  if (shortBy === null || own.length === 0) return null
  return fillMessage(text.missed, { rank: sayRank(furthest), short: sayRank(shortBy) })
}

function sayMove(move: Move, text: ChanceMessages): string | null {
  if (move.by === 0) return null
  const by = sayRank(Math.abs(move.by))
  if (move.kind === 'rounds') {
    const { from, to, year } = move
    return fillMessage(move.by > 0 ? text.roundsFurther : text.roundsNearer, { from, to, year, by })
  }
  const { from, round } = move
  return fillMessage(move.by > 0 ? text.yearsFurther : text.yearsNearer, { from, round, by })
}

/** Where its numbers stand, each page once: those of the rounds, which may be of other seats, then those of the seat that is told. */
function sourcesOf({ rounds, ranks }: Chance, year: number) {
  const ofRounds = rounds.flatMap(({ list, round, page }) => (list === null ? [] : { list, year, round, page }))
  const all = [...ofRounds, ...ranks.map(({ list, year: of, round, page }) => ({ list, year: of, round, page }))]
  return [...new Map(all.map((each) => [`${each.list} ${each.page}`, each])).values()]
}

/** Which seat moved, where a round tells another one; `null`: all tell the same. */
function movedSeat({ rounds, category: own }: Chance): string | null {
  return rounds.every(({ category }) => category === null || category === own) ? null : own
}

/** A course of a college: whether the rank was enough, in which round, and what the lists say of every round and year. */
export function ChanceItem({ chance, number, lists, asked, hasCosts, lang, text }: Props) {
  const years = byYear(chance.ranks)
  const rounds = sayRounds(chance.rounds, asked.rank, asked.missing)
  // The asked year is told round by round, of whichever seat, where the provider tells it; else in a sentence.
  const verdict = rounds.length > 0 ? null : verdictOf(chance, text)
  const others = rounds.length > 0 ? years.filter(({ year }) => year !== asked.year) : years
  const moves = movesOf(years)
    .flatMap((move) => sayMove(move, text) ?? [])
    .join(' ')
  const seat = movedSeat(chance)
  return (
    <li className="grid break-inside-avoid gap-2 border-b border-line px-5 py-4 last:border-0 print:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1fr)] print:gap-x-4 print:gap-y-0.5 print:px-0 print:py-1.5 print:text-xs">
      {/* On paper: its number, and a box for the place that a family gives it in the option entry. */}
      <p aria-hidden className="hidden print:row-span-2 print:grid print:content-start print:gap-0.5">
        {number !== null && <span data-option-box className="size-7 border border-ink" />}
        {number}
      </p>
      <ChanceHead chance={chance} lang={lang} text={text} />
      {verdict !== null && (
        <p className="font-medium print:col-start-3">
          {chance.category !== null && (
            <SeatMark className="me-2 inline-block">{fillMessage(text.seatOf, { code: chance.category })}</SeatMark>
          )}
          {verdict}
        </p>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-2 text-sm print:col-start-3 print:text-xs">
        {rounds.length > 0 && <ChanceRounds year={asked.year} rounds={rounds} seat={chance.category} text={text} />}
        {others.map(({ year, ranks }) => (
          <dl key={year} className="flex flex-wrap gap-x-4 tabular-nums">
            <div className="font-semibold">
              <dt className="sr-only">{fillMessage(text.ofYear, { year })}</dt>
              <dd aria-hidden>{year}</dd>
            </div>
            {ranks.map(({ round, rank, page }) => (
              <div key={round} className="flex gap-1.5">
                <dt className="text-grey">{fillMessage(text.inRound, { round })}</dt>
                <dd>
                  <span className={round === chance.round && year === years[0]?.year ? 'font-semibold' : undefined}>
                    {sayRank(rank)}
                  </span>
                  {page !== null && <span className="text-grey"> {fillMessage(text.pageShort, { page })}</span>}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      {moves !== '' && (
        <p className="text-sm text-ink-2 print:hidden">
          {seat === null ? moves : fillMessage(text.moveOfSeat, { code: seat, move: moves })}
        </p>
      )}
      {hasCosts && <CostsLink {...{ chance, lang, text }} />}
      <details className="text-sm text-ink-2 print:hidden">
        <summary className="w-fit cursor-pointer py-1 underline decoration-line underline-offset-4">
          {text.source}
        </summary>
        <ul className="grid gap-1 py-1">
          {sourcesOf(chance, asked.year).map((rank) => (
            <li key={`${rank.list} ${rank.page}`}>
              <RankPlace {...rank} list={lists.find(({ id }) => id === rank.list) ?? null} lang={lang} text={text} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** To what a seat costs there, with the code where the lists have several of the institution. */
function CostsLink({
  chance: { institute, college, severalCodes },
  lang,
  text,
}: Pick<Props, 'chance' | 'lang' | 'text'>) {
  if (institute === null) return null
  return (
    <TextLink
      href={costsHref({ college: institute.id, line: null }, lang, AFTER_CHANCES)}
      className="w-fit text-sm print:hidden"
    >
      {text.costsHere}
      <span className="sr-only">
        : {fullName(sayText(institute.name, lang), institute.disambiguation)}
        {severalCodes && college.code !== null && ` (${college.code})`}
      </span>
    </TextLink>
  )
}

function ChanceHead({ chance, lang, text }: Omit<Props, 'lists' | 'number' | 'asked' | 'hasCosts'>) {
  const { institute, college, severalCodes, course, fee, seatFee, isResidential } = chance
  const name = institute === null ? college.name : fullName(sayText(institute.name, lang), institute.disambiguation)
  const place = institute === null ? college.place : suggestionPlace(institute)
  const notes = [
    college.code === null || severalCodes ? null : fillMessage(text.collegeCode, { code: college.code }),
    isResidential === true ? text.residentialMark : null,
    seatFee === null ? null : fillMessage(text.seatFee, { fee: sayRange(seatFee, text) }),
    fee === null || seatFee !== null ? null : fillMessage(text.feeFrom, { fee: formatRupees(fee) }),
    institute === null ? text.notListed : null,
  ].filter((note) => note !== null)
  return (
    // On a phone what can be done stands below, so that course and college have the whole width.
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start print:row-span-2 print:block">
      <ProviderText
        of={course}
        lang={lang}
        as="h3"
        className="text-lg leading-snug font-semibold wrap-anywhere print:text-sm"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">
          {institute === null ? (
            <span lang={markOf('en', lang)}>{name}</span>
          ) : (
            <Link
              href={localizedPath(institutePath(institute.id), lang)}
              prefetch={false}
              className="text-river underline decoration-river-line underline-offset-4 hover:decoration-current"
            >
              <FullName disambiguation={institute.disambiguation} lang={markOf('en', lang)}>
                <ProviderText of={institute.name} lang={lang} />
              </FullName>
            </Link>
          )}
        </p>
        <p className="text-sm text-ink-2 print:text-xs">
          {place !== null && place !== '' && (
            <>
              <ProviderText of={place} lang={lang} />
              {notes.length > 0 && ' · '}
            </>
          )}
          {notes.join(' · ')}
        </p>
        {severalCodes && <CollegeCode college={college} lang={lang} text={text} />}
      </div>
      {institute !== null && (
        <div className="flex flex-wrap gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:justify-end print:hidden">
          <TickBox id={institute.id} name={name} text={text} />
          <ShortlistButton item={{ id: institute.id, name }} look="icon" />
          <CompareButton item={{ id: institute.id, name }} size="icon" />
        </div>
      )}
    </div>
  )
}
