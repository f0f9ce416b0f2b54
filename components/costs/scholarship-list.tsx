import { CsvLink } from '@/components/ui/csv-link'
import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Scholarship } from '@/lib/contract/scholarship'
import type { CostMessages } from '@/lib/messages/en/costs'
import { isClosed } from '@/lib/rules/costs/scholarships'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay } from '@/lib/rules/text/indian-date'

type Props = {
  scholarships: readonly Scholarship[]
  /** So many are known in all. */
  known: number
  today: string
  lang: Language
  text: CostMessages
}

/** The scholarships that may fit, each folded: whom to ask, until when, and which official page says so. */
export function ScholarshipList({ scholarships, known, today, lang, text }: Props) {
  return (
    <section aria-labelledby="scholarships" className="grid gap-3">
      <div className="grid max-w-2xl gap-1">
        <h2 id="scholarships" className="text-h3 font-semibold">
          {text.scholarships}
        </h2>
        <p className="text-ink-2">{scholarships.length === 0 ? text.noScholarships : text.scholarshipsIntro}</p>
        <p className="text-ink-2">{formatMessage(text.scholarshipsKnown, { count: known })}</p>
      </div>
      {scholarships.length === 0 ? null : (
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {scholarships.map((scholarship) => (
            <li key={scholarship.id} className="bg-surface px-4 sm:px-5">
              <Disclosure
                summary={
                  <span className="grid gap-0.5 py-1">
                    <span>
                      <ProviderText of={scholarship.name} lang={lang} />
                      {scholarship.year !== null && ` · ${scholarship.year}`}
                    </span>
                    {scholarship.gives !== null && (
                      <ProviderText of={scholarship.gives} lang={lang} className="text-sm font-normal text-ink-2" />
                    )}
                  </span>
                }
              >
                <Details {...{ scholarship, today, lang, text }} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      <CsvLink href={listFileHref('scholarships', lang)}>{text.downloadScholarships}</CsvLink>
    </section>
  )
}

function sayUntil(scholarship: Scholarship, today: string, text: CostMessages): string {
  if (scholarship.until === null) return text.noLastDay
  const day = formatDay(scholarship.until, text.dates)
  return fillMessage(isClosed(scholarship, today) ? text.closedOn : text.openUntil, { day })
}

function Details({
  scholarship,
  today,
  lang,
  text,
}: Omit<Props, 'scholarships' | 'known'> & { scholarship: Scholarship }) {
  const { giver, gives, conditions, apply, url, readOn, isFromCopy, isSample } = scholarship
  const read = isFromCopy ? text.copyRead : text.pageRead
  const href = webAddress(url)
  return (
    <div className="grid gap-2 pb-5 wrap-anywhere">
      {conditions.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {conditions.map((condition, index) => (
            <li key={index}>
              <ProviderText of={condition} lang={lang} />
            </li>
          ))}
        </ul>
      )}
      {gives === null && <p>{text.noAmount}</p>}
      {apply === null ? (
        <p>{text.noPlaceToApply}</p>
      ) : (
        <p>
          <span className="font-semibold">{text.whereToApply}: </span>
          <ProviderText of={apply} lang={lang} />
        </p>
      )}
      <p>{sayUntil(scholarship, today, text)}</p>
      {isSample && <p>{text.sample}</p>}
      <p className="text-sm text-ink-2">
        <span className="font-semibold">{text.source}: </span>
        {giver !== null && (
          <>
            <ProviderText of={giver} lang={lang} />
            {' · '}
          </>
        )}
        {href === null ? (
          url
        ) : (
          <a
            href={href}
            rel="noopener"
            className="text-river underline decoration-river-line underline-offset-4 hover:decoration-current"
          >
            {new URL(href).hostname}
          </a>
        )}
        {readOn !== null && ` · ${fillMessage(read, { day: formatDay(readOn, text.dates) })}`}
      </p>
    </div>
  )
}
