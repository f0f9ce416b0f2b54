import Link from 'next/link'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/lenient'
import type { CostMessages } from '@/lib/messages/en/costs'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { rangeOfLine } from '@/lib/rules/costs/institute-costs'
import { sayRange } from '@/lib/rules/costs/say-cost'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { FeeSource } from './fee-source'

type Props = { lines: readonly FeeLine[] | 'failed'; lang: Language; text: CostMessages }

/** What a government seat costs at an institution by the authority's sheet, and the way to what it costs one family. */
export function InstituteCosts({ lines, lang, text }: Props) {
  if (lines === 'failed') return <p className="text-ink-2">{text.failed}</p>
  const [first] = lines
  if (first === undefined) return null
  return (
    <section
      aria-labelledby="what-it-costs"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="what-it-costs" className="text-h3 font-semibold">
          {text.partTitle}
        </h3>
        <p className="text-sm text-ink-2">{fillMessage(text.partIntro, { year: first.sheet.year })}</p>
      </div>
      <ul>
        {lines.map((line) => {
          const range = rangeOfLine(line)
          const query = new URLSearchParams({ course: line.course.id, kind: line.row.id }).toString()
          return (
            <li
              key={`${line.course.id} ${line.row.id}`}
              className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <p className="min-w-0">
                <ProviderText of={line.course.name} lang={lang} className="font-semibold" />
                {range !== null && (
                  <span className="font-semibold tabular-nums">
                    {`: ${fillMessage(text.aYear, { amount: sayRange(range, text) })}`}
                  </span>
                )}
                <ProviderText of={line.row.name} lang={lang} className="block text-sm text-ink-2" />
              </p>
              <Link
                href={localizedPath(`/costs?${query}`, lang)}
                prefetch={false}
                className="inline-flex min-h-11 items-center font-medium text-river underline decoration-river-line underline-offset-4 hover:decoration-current print:hidden"
              >
                {text.partLink}
              </Link>
            </li>
          )
        })}
      </ul>
      <FeeSource sheet={first.sheet} isBrief lang={lang} text={text} />
    </section>
  )
}
