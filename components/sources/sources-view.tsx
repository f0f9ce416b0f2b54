import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { Language } from '@/lib/contract/language'
import { LEADING, type Source } from '@/lib/contract/source'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { OTHER_KINDS, type OtherSource } from '@/lib/rules/sources/other-sources'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { SourceLine } from './source-line'

type Props = {
  /** `null` of a provider that does not tell. */
  sources: readonly Source[] | null | 'failed'
  /** Of what stands on the website beside them. */
  other: readonly OtherSource[]
  /** Nothing of that is missing. */
  isWhole: boolean
  lang: Language
  text: SourceMessages
}

/** The lists from which the directory was made. */
export function SourcesView({ sources, other, isWhole, lang, text }: Props) {
  return (
    <div className="page-column grid grid-cols-1 gap-8 pt-10 md:gap-12 md:pt-16">
      <div className="grid max-w-2xl gap-4">
        <h1 className="text-h1 font-semibold">{text.title}</h1>
        <p className="text-lg text-ink-2">{text.intro}</p>
      </div>
      {sources === 'failed' ? (
        <EmptyState
          scene="trouble"
          title={text.failed}
          text={text.failedHint}
          action={<RetryLink href={localizedPath('/sources', lang)}>{text.retry}</RetryLink>}
        />
      ) : sources === null || sources.length === 0 ? (
        <EmptyState scene="quiet" title={text.empty} text={text.emptyHint} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid max-w-3xl gap-px overflow-hidden rounded-card border border-line bg-line">
            {sources.map((source) => (
              <li key={source.name} id={source.name} className="grid gap-1 bg-surface px-5 py-4 wrap-anywhere">
                <p>
                  <SourceLine source={source} lang={lang} text={text} />
                </p>
                {source.attribution === null ? null : (
                  <p className="text-sm text-grey">
                    {fillMessage(source.licence === null ? text.compiledAlone : text.compiled, {
                      attribution: source.attribution,
                    })}
                  </p>
                )}
                {source.institutes === null ? null : (
                  <p className="text-sm text-grey">{formatMessage(text.institutes, { count: source.institutes })}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <OtherSources other={other} isWhole={isWhole} lang={lang} text={text} />
      <CsvLink href={listFileHref('sources', lang)}>{text.download}</CsvLink>
      <p className="max-w-2xl text-ink-2">{text.method}</p>
      {sources === null || sources.length === 0 ? null : <WhichLeads text={text} />}
    </div>
  )
}

/** By kind, who published what stands beside the lists. */
function OtherSources({ other, isWhole, lang, text }: Omit<Props, 'sources'>) {
  return (
    <section aria-labelledby="other-sources" className="grid max-w-3xl gap-3">
      <h2 id="other-sources" className="text-h3 font-semibold">
        {text.otherTitle}
      </h2>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {OTHER_KINDS.flatMap((kind) => {
          const own = other.filter((source) => source.kind === kind)
          return own.length === 0
            ? []
            : [
                <div key={kind} className="grid gap-1 bg-surface px-5 py-4 wrap-anywhere">
                  <dt className="font-semibold">{text.otherKinds[kind]}</dt>
                  {own.map((source, index) => (
                    <dd key={index} className="text-ink-2">
                      <SourceLine source={source} lang={lang} text={text} />
                    </dd>
                  ))}
                </div>,
              ]
        })}
      </dl>
      {isWhole ? null : <p className="text-ink-2">{text.otherFailed}</p>}
    </section>
  )
}

/** By which rule a page shows one of two values, from the table by which it is made. */
function WhichLeads({ text }: Pick<Props, 'text'>) {
  return (
    <section aria-labelledby="which-leads" className="grid max-w-2xl gap-3 text-ink-2">
      <h2 id="which-leads" className="text-h3 font-semibold text-ink">
        {text.leadTitle}
      </h2>
      <p>{text.lead}</p>
      <ol className="grid list-decimal gap-1.5 ps-6">
        {LEADING.map((list) => (
          <li key={list}>{text.leading[list]}</li>
        ))}
      </ol>
      <p>{text.leadKind}</p>
      <p>{text.leadAddress}</p>
      <p>{text.leadSeats}</p>
    </section>
  )
}
