import type { ComponentProps } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { OpenData } from '@/lib/contract/open-data'
import { holdsNothing } from '@/lib/rules/open-data/exports'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { DataDictionary } from './data-dictionary'
import { DataFiles } from './data-files'
import { DataLicences } from './data-licences'

type Props = Omit<ComponentProps<typeof DataLicences>, 'openData' | 'edition'> & {
  /** `null` of a provider that offers none. */
  read: OpenData | null | 'failed'
}

/** The directory as files: what there is, under which licence, and what stands in the columns. */
export function DataView({ read, ...props }: Props) {
  const { lang, text } = props
  const edition = read === null || read === 'failed' ? null : read.edition
  const isClosed = edition !== null && holdsNothing(edition)
  return (
    <div className="page-column grid grid-cols-1 gap-10 pt-10 md:gap-14 md:pt-16">
      <div className="grid max-w-2xl gap-4">
        <h1 className="text-h1 font-semibold">{text.title}</h1>
        <p className="text-lg text-ink-2">{isClosed ? text.introClosed : text.intro}</p>
      </div>
      {read === 'failed' ? (
        <EmptyState
          scene="trouble"
          title={text.failed}
          text={text.failedHint}
          action={<RetryLink href={localizedPath('/data', lang)}>{text.retry}</RetryLink>}
        />
      ) : read === null ? (
        <EmptyState scene="quiet" title={text.none} text={text.noneHint} />
      ) : edition === null ? (
        <EmptyState
          scene="quiet"
          title={text.making}
          text={text.makingHint}
          action={<RetryLink href={localizedPath('/data', lang)}>{text.retry}</RetryLink>}
        />
      ) : (
        <>
          {isClosed ? (
            <EmptyState
              scene="quiet"
              title={text.closed}
              text={formatMessage(text.withheld, { count: edition.withheld ?? 0 })}
            />
          ) : (
            <DataFiles edition={edition} siteUrl={props.siteUrl} lang={lang} text={text} />
          )}
          <DataLicences openData={read} edition={edition} {...props} />
        </>
      )}
      <DataDictionary text={text} />
      <section aria-labelledby="not-inside" className="grid max-w-2xl gap-3">
        <h2 id="not-inside" className="text-h3 font-semibold">
          {text.notInside}
        </h2>
        <p className="text-ink-2">{text.notInsideText}</p>
      </section>
    </div>
  )
}
