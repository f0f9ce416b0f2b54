import { clsx } from 'clsx'
import { ReportLink } from '@/components/sources/report-link'
import { ButtonLink } from '@/components/ui/button'
import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { FocusArea } from '@/components/ui/focus-area'
import { RetryLink } from '@/components/ui/retry-link'
import { ShareLinks } from '@/components/ui/share-links'
import type { Language } from '@/lib/contract/language'
import type { CompareMessages } from '@/lib/messages/en/compare'
import type { Compared } from '@/lib/rules/comparison/compare'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { chosenFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { MAX_COMPARED } from '@/lib/rules/shortlist/selection'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { langMark, pickText, sayText } from '@/lib/rules/text/localized-text'
import { AddInstitute, type Found } from './add-institute'
import { ChosenBefore } from './chosen-before'
import { CompareTable } from './compare-table'
import styles from './compare.module.css'
import { PrintButton } from './print-button'
import { TextLink } from '@/components/ui/text-link'
import { type Removed, RemovedNote } from './removed-note'

export type Comparison = {
  /** What the address names. */
  asked: string[]
  items: Compared[]
  /** How many of the address there are none of, and how many could not be had. */
  missing: number
  away: number
  tooMany: boolean
}
type Props = {
  comparison: Comparison
  /** What was taken out a moment ago. */
  removed?: Removed | null
  found: Found | null
  /** Where it can be had again, absolute. */
  url: string
  lang: Language
  text: CompareMessages
  reportText: string
}

/** Institutions side by side, for the address that names them. */
export function CompareView({ comparison, removed = null, found, url, lang, text, reportText }: Props) {
  const { items } = comparison
  const ids = items.map(({ id }) => id)
  const isFull = items.length >= MAX_COMPARED
  return (
    // Removing and adding take away what was pressed.
    <FocusArea
      aria-labelledby="compare-heading"
      className={clsx(styles.page, 'page-column grid grid-cols-1 gap-8 pt-10 outline-none md:gap-10 md:pt-16')}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <h1 id="compare-heading" className="text-h1 font-semibold">
            {text.title}
          </h1>
          <p className="text-lg text-ink-2 print:hidden">{text.intro}</p>
        </div>
        {items.length > 0 && (
          <div className="flex flex-wrap items-end gap-2.5 print:hidden">
            <ShareLinks title={shareTitle(items, lang, text)} url={url} text={text.share} />
            <PrintButton label={text.print} />
          </div>
        )}
      </div>
      <Notes comparison={comparison} lang={lang} text={text} />
      {removed !== null && <RemovedNote removed={removed} lang={lang} text={text} />}
      {items.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <CompareTable items={items} lang={lang} text={text} />
          <p className="text-sm text-ink-2 print:hidden">{items.length === 1 ? text.one : text.differsHint}</p>
          {items.some(({ fixedFees }) => fixedFees.length > 0) && (
            <p className="max-w-3xl text-sm text-ink-2 print:hidden">
              {text.costNote} <TextLink href={localizedPath('/costs', lang)}>{text.costLink}</TextLink>
            </p>
          )}
          <ul className="grid gap-2 print:hidden">
            {items.map(({ id, name, disambiguation }) => (
              <li key={id}>
                <ReportLink id={id} figure={null} lang={lang}>
                  {reportText}: <span lang={langMark(name, lang)}>{fullName(sayText(name, lang), disambiguation)}</span>
                </ReportLink>
              </li>
            ))}
          </ul>
          <CsvLink href={chosenFileHref('comparison', lang, ids)}>{text.share.download}</CsvLink>
        </div>
      )}
      {items.length === 0 && comparison.away === 0 && (
        <ChosenBefore lang={lang} text={text}>
          <EmptyState
            scene="quiet"
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <ButtonLink href={localizedPath('/filter', lang)} variant="quiet">
                {text.directory}
              </ButtonLink>
            }
            className="print:hidden"
          />
        </ChosenBefore>
      )}
      {isFull ? (
        <p className="font-medium print:hidden">{text.full}</p>
      ) : (
        <AddInstitute ids={ids} found={found} lang={lang} text={text} />
      )}
    </FocusArea>
  )
}

function shareTitle(items: readonly Compared[], lang: Language, text: CompareMessages): string {
  const names = items.map(({ name, disambiguation }) => fullName(pickText(name, lang).value, disambiguation))
  return fillMessage(text.metaTitle, { names: names.join(', ') })
}

/** What of the address is not shown, and why. */
function Notes({ comparison, lang, text }: Pick<Props, 'comparison' | 'lang' | 'text'>) {
  const { asked, missing, away, tooMany } = comparison
  const notes = [
    ...(tooMany ? [text.tooMany] : []),
    ...(missing > 0 ? [formatMessage(text.missing, { count: missing })] : []),
    ...(away > 0 ? [formatMessage(text.away, { count: away })] : []),
  ]
  if (notes.length === 0) return null
  return (
    <div role="status" className="grid gap-2 rounded-card bg-turmeric-tint px-5 py-4 font-medium print:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {away > 0 && (
        <p>
          <RetryLink href={localizedPath(comparePath(asked), lang)} look="quiet">
            {text.retry}
          </RetryLink>
        </p>
      )}
    </div>
  )
}
