import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { ReportLink } from '@/components/sources/report-link'
import { daysOf, SourceLine } from '@/components/sources/source-line'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Figure, Reportable } from '@/lib/contract/source'
import type { Language } from '@/lib/contract/language'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { type Provenance, provenanceOf } from '@/lib/rules/institute/provenance'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, markOf, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  id: string
  detail: InstituteDetail
  /** Those of the part beside which it stands; the first is what an error is reported of, unless said otherwise. */
  figures: readonly [Figure, ...Figure[]]
  lang: Language
  text: SourceMessages
}

const link = 'font-medium text-river underline decoration-river-line underline-offset-4 hover:decoration-current'

/** Where the figures of a part come from, and the way to report an error: quiet, and without JavaScript. */
export function SourceNote({ id, detail, figures, lang, text }: Props) {
  const provenance = provenanceOf(detail, figures)
  const report = (
    <ReportLink id={id} figure={figures[0]} lang={lang}>
      {text.report}
    </ReportLink>
  )
  const isUntold = provenance?.sources.length === 0
  if (provenance === null || (isUntold && provenance.silent.length === 0))
    return <p className="text-sm text-grey print:hidden">{report}</p>
  return (
    <QuietDisclosure summary={isUntold ? text.why : text.note}>
      <div className="grid max-w-[44rem] gap-3 pb-3 wrap-anywhere">
        <Told {...provenance} zip={detail.place.zip} lang={lang} text={text} />
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {report}
          <a href={localizedPath('/sources', lang)} className={link}>
            {text.all}
          </a>
        </p>
      </div>
    </QuietDisclosure>
  )
}

type MissingProps = Omit<Props, 'figures'> & {
  /** What is empty, for whom the page is read aloud: there are several. */
  part: string
  figure: Reportable | null
}

/** Beside a part of the page that is empty: that no list tells it, and how somebody does. */
export function MissingNote({ id, detail, part, figure, lang, text }: MissingProps) {
  if (detail.statements.length === 0) return null
  return (
    <QuietDisclosure
      summary={
        <span>
          {text.why} <span className="sr-only">{part}</span>
        </span>
      }
    >
      <div className="grid max-w-[44rem] gap-3 pb-3">
        <p>{text.untold}</p>
        <ReportLink id={id} figure={figure} lang={lang}>
          {text.tell}
        </ReportLink>
      </div>
    </QuietDisclosure>
  )
}

function QuietDisclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Disclosure
      summary={summary}
      className="text-sm text-ink-2 print:hidden [&>summary]:w-fit [&>summary]:justify-start [&>summary]:gap-1.5 [&>summary]:font-normal [&>summary]:text-grey"
    >
      {children}
    </Disclosure>
  )
}

type ToldProps = Provenance & Pick<Props, 'lang' | 'text'> & { zip: string | null }

function Told({ sources, differing, methods, silent, zip, lang, text }: ToldProps) {
  const named = new Map(sources.map((source) => [source.name, source]))
  const english = markOf('en', lang)
  return (
    <>
      {sources.length === 0 ? null : (
        <ul className="grid gap-1.5">
          {sources.map((source) => (
            <li key={source.name}>
              <SourceLine source={source} lang={lang} text={text} />
            </li>
          ))}
        </ul>
      )}
      {methods.map((method) => (
        <p key={method}>{fillMessage(text.methods[method], { zip: zip ?? '' })}</p>
      ))}
      {differing.length === 0 ? null : (
        <div className="grid gap-1.5">
          <p>{text.differ}</p>
          <dl className="grid gap-2">
            {differing.map(({ figure, statements }) => (
              <div key={figure}>
                <dt className="font-semibold">{text.figures[figure]}</dt>
                {statements.map(({ source, value, isShown }) => (
                  <dd key={source}>
                    <span lang={langMark(value, lang)}>{sayText(value, lang)}</span>
                    {' · '}
                    <span lang={english}>{named.get(source)?.title ?? source}</span>
                    {daysOf(named.get(source), text).map((day) => ` · ${day}`)}
                    {isShown && ` (${text.shown})`}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
      {silent.length === 0 ? null : (
        <p>{fillMessage(text.silent, { figures: silent.map((figure) => text.figures[figure]).join(', ') })}</p>
      )}
    </>
  )
}
