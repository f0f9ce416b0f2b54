import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { RankCategory, WordSource } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/lenient'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  categories: readonly RankCategory[]
  from: WordSource
  lang: Language
  text: ChanceMessages
  open?: boolean
}

function sayDated({ name, read_at }: NonNullable<WordSource>, lang: Language, text: ChanceMessages): string {
  const day = read_at === null ? null : fillMessage(text.readOn, { day: formatDay(read_at, text.dates) })
  return [sayText(name, lang), day].filter((part) => part !== null).join(', ')
}

/** What the codes of the lists mean, in the words of the lists' own authority. */
export function CategoryLegend({ categories, from, lang, text, open = false }: Props) {
  return (
    <Disclosure summary={text.legend} open={open} className="print:hidden">
      <dl className="grid gap-x-8 gap-y-3 pt-1 pb-4 text-sm md:grid-cols-2">
        {categories.map(({ code, name, category, quota }) => (
          <div key={code} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
            <dt className="font-semibold">{code}</dt>
            <dd className="grid gap-0.5 wrap-anywhere text-ink-2">
              {category === null ? (
                text.legendUnknown
              ) : (
                <ProviderText of={name} lang={lang} className="font-medium text-ink" />
              )}
              {[category, quota].map((word, index) =>
                word === null || word.meaning === null ? null : (
                  <ProviderText key={index} of={word.meaning} lang={lang} />
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {from !== null && (
        <p lang={langMark(from.name, lang)} className="max-w-3xl pb-4 text-sm text-ink-2">
          {fillMessage(text.legendSource, { source: sayDated(from, lang, text) })}
        </p>
      )}
    </Disclosure>
  )
}
