import { ProviderText } from '@/components/ui/provider-text'
import type { ChancePage } from '@/lib/contract/closing-ranks/chances'
import type { Language } from '@/lib/contract/lenient'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import type { ChanceAsk } from '@/lib/rules/chances/chance-form'
import { sayRank } from '@/lib/rules/chances/rank-rows'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'

type Props = {
  ask: ChanceAsk
  found: ChancePage
  /** The rounds that the answer was narrowed to; empty: all. */
  chosen: readonly string[]
  hasCosts: boolean
  lang: Language
  text: ChanceMessages
}

/** For how many courses the rank was enough, first in which round, and whose rank it is. */
export function ChanceHeading({ ask, found, chosen, hasCosts, lang, text }: Props) {
  const { exam, year, rank, category } = ask
  return (
    <div className="grid max-w-3xl gap-2 print:max-w-none print:gap-0.5">
      <h2 className="text-h2 font-semibold print:text-lg">{fillMessage(text.enough, { rank: sayRank(rank), year })}</h2>
      <p className="text-xl print:text-sm">{formatMessage(text.total, { count: found.total })}</p>
      <Rounds counts={found.facets.round} chosen={chosen} text={text} />
      <p className="text-ink-2 print:text-xs">
        {fillMessage(text.askedFor, {
          exam: sayText(exam.name, lang),
          code: category.code,
          category: sayText(category.name, lang),
        })}
      </p>
      {category.category?.meaning && (
        <ProviderText of={category.category.meaning} lang={lang} as="p" className="text-sm text-ink-2 print:hidden" />
      )}
      {exam.isSample && <p className="text-sm text-ink-2">{text.sample}</p>}
      <p className="text-ink-2 print:text-xs">{text.notPromise}</p>
      <p className="hidden text-xs print:block">{text.printBoxes}</p>
      {hasCosts && (
        <a
          href={localizedPath('/costs', lang)}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-river underline-offset-4 hover:underline print:hidden"
        >
          {text.costs}
        </a>
      )}
    </div>
  )
}

type RoundsProps = Pick<Props, 'chosen' | 'text'> & { counts: ChancePage['facets']['round'] }

/** In which round it was enough first, for how many; nothing where all was in one. */
function Rounds({ counts, chosen, text }: RoundsProps) {
  const rounds = Object.entries(counts ?? {}).sort(([a], [b]) => Number(a) - Number(b))
  if (rounds.length < 2) return null
  const said = rounds.map(([round, count], index) => ({
    round,
    sentence: fillMessage(index === 0 ? text.firstIn : text.laterIn, { round, count: sayRank(count) }),
  }))
  const shown = said.filter(({ round }) => chosen.length === 0 || chosen.includes(round))
  return <p className="tabular-nums print:text-xs">{shown.map(({ sentence }) => sentence).join(' · ')}</p>
}
