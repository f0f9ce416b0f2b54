import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { RankCategory, WordSource } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { isUnexplained } from '@/lib/rules/chances/rank-rows'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { webAddress } from '@/lib/rules/institute/contact-links'
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

/** What the codes of the lists mean, and who is meant: in the words of an official source, each with it. */
export function CategoryLegend({ categories, from, lang, text, open = false }: Props) {
  return (
    <Disclosure summary={text.legend} open={open} className="print:hidden">
      <dl className="grid gap-x-8 gap-y-2 pt-1 pb-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <div key={category.code} className={ROW}>
            <dt className="font-semibold">{category.code}</dt>
            <dd className="wrap-anywhere text-ink-2">
              {isUnexplained(category) ? text.legendUnknown : <ProviderText of={category.name} lang={lang} />}
            </dd>
          </div>
        ))}
      </dl>
      <Meanings categories={categories} lang={lang} text={text} />
      <p lang={from === null ? undefined : langMark(from.name, lang)} className="max-w-3xl pb-4 text-sm text-ink-2">
        {from !== null && `${fillMessage(text.legendSource, { source: sayDated(from, lang, text) })} `}
        {text.certificate}
      </p>
    </Disclosure>
  )
}

const ROW = 'grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3'

/** Who is in each category and quota, once for all codes that are made of it. */
function Meanings({ categories, lang, text }: Omit<Props, 'from' | 'open'>) {
  const parts = (name: 'category' | 'quota') => categories.flatMap((each) => each[name] ?? [])
  const words = [...new Map([...parts('category'), ...parts('quota')].map((word) => [word.code, word])).values()]
  const said = words.filter(({ meaning }) => meaning !== null)
  if (said.length === 0) return null
  return (
    <>
      <p className="pb-2 font-medium">{text.legendWho}</p>
      <dl className="grid gap-x-8 gap-y-4 pb-4 text-sm md:grid-cols-2">
        {said.map(({ code, name, meaning, source }) => (
          <div key={code} className={ROW}>
            <dt className="font-semibold">{code}</dt>
            <dd className="grid content-start gap-0.5 wrap-anywhere text-ink-2">
              <ProviderText of={name} lang={lang} className="font-medium text-ink" />
              <ProviderText of={meaning ?? name} lang={lang} />
              {source !== null && <Source of={source} lang={lang} text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Source({ of, lang, text }: { of: NonNullable<WordSource> } & Pick<Props, 'lang' | 'text'>) {
  const href = webAddress(of.url)
  const read = of.isFromCopy ? text.copyRead : text.pageRead
  return (
    <span className="text-grey">
      {text.wordSource}{' '}
      {href === null ? (
        <ProviderText of={of.name} lang={lang} />
      ) : (
        <a href={href} rel="noopener" className="text-river underline underline-offset-4">
          <ProviderText of={of.name} lang={lang} />
        </a>
      )}
      {of.read_at !== null && ` · ${fillMessage(read, { day: formatDay(of.read_at, text.dates) })}`}
    </span>
  )
}
