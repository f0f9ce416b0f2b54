import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import type { ChanceFilters } from '@/lib/rules/chances/chance-form'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

/** One thing that narrows an answer, in words, and the filters without it. */
type ChosenFilter = { key: string; label: string; lang: Language | undefined; without: ChanceFilters }

type Names = { families: readonly Pick<Option, 'id' | 'name'>[]; districts: readonly Pick<Option, 'id' | 'name'>[] }

/** All that is set, in the order of the form. */
export function chosenFilters(
  filters: ChanceFilters,
  { families, districts }: Names,
  lang: Language,
  text: ChanceMessages,
): ChosenFilter[] {
  const chosen = (key: string, label: string, less: Partial<ChanceFilters>, mark?: Language) => ({
    ...{ key, label, lang: mark },
    without: { ...filters, ...less, page: 1 },
  })
  const named = (field: 'courses' | 'districts', options: Names['families']) =>
    filters[field].map((id) => {
      const name = options.find((option) => option.id === id)?.name ?? { en: id }
      const less = { [field]: filters[field].filter((other) => other !== id) }
      return chosen(`${field} ${id}`, sayText(name, lang), less, langMark(name, lang))
    })
  const rounds = (field: 'rounds' | 'enoughIn', say: (round: string) => string) =>
    filters[field].map((round) =>
      chosen(`${field} ${round}`, say(round), { [field]: filters[field].filter((other) => other !== round) }),
    )
  const { maxFee, withUnknownFees, isResidential } = filters
  return [
    ...named('courses', families),
    ...named('districts', districts),
    ...(maxFee === null ? [] : [chosen('fee', `${text.fee}: ${figure(maxFee)}`, { maxFee: null })]),
    ...(maxFee !== null && withUnknownFees
      ? [chosen('unknown', text.withUnknownFees, { withUnknownFees: false })]
      : []),
    ...(isResidential ? [chosen('residential', text.residential, { isResidential: false })] : []),
    ...rounds('rounds', (round) => `${text.round}: ${round}`),
    ...rounds('enoughIn', (round) => fillMessage(text.enoughInChosen, { round })),
  ]
}
