import { type DirectoryQuality, type ListAges, UNANSWERED, type UnansweredSearch } from '@/lib/contract/desk/overview'
import type { Language } from '@/lib/contract/language'
import type { DeskOverviewMessages } from '@/lib/messages/en/desk-overview'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { sharePercent } from '@/lib/rules/desk/share'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = { lang: Language; text: DeskOverviewMessages }

/** How much of a whole, beside its figure: who does not see it misses nothing. */
function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className="desk-share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={whole === 0 ? 0 : (part / whole) * 100} height="1" />
    </svg>
  )
}

function Heading({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** How many institutions lack what, each the way to their list. */
export function Quality({ quality: { institutions, lacking }, lang, text }: Props & { quality: DirectoryQuality }) {
  return (
    <section aria-labelledby="quality">
      <h2 id="quality">{text.quality}</h2>
      <p>{formatMessage(text.qualityIntro, { count: institutions })}</p>
      {institutions > 0 && (
        <table className="desk-chart">
          <Heading columns={[text.lacks, text.institutions, text.share]} />
          <tbody>
            {lacking.map(({ gap, count }) => (
              <tr key={gap}>
                <th scope="row">
                  <a href={deskPath(lang, `/institutions?without=${gap}`)}>{text.gaps[gap]}</a>
                </th>
                <td data-label={text.institutions}>{figure(count)}</td>
                <td data-label={text.share}>
                  {sharePercent(count, institutions)}
                  <Bar part={count} whole={institutions} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Which lists a newer edition should take the place of. */
export function OldLists({
  lists: { count, old },
  mayImport,
  lang,
  text,
}: Props & { lists: ListAges; mayImport: boolean }) {
  return (
    <section aria-labelledby="lists">
      <h2 id="lists">{text.lists}</h2>
      <p>
        {old.length === 0
          ? formatMessage(text.noneOld, { count })
          : formatMessage(text.someOld, { count, old: old.length })}
      </p>
      {mayImport && old.length > 0 && (
        <p>
          <a href={deskPath(lang, '/imports')}>{text.importIt}</a>
        </p>
      )}
      {old.length > 0 && (
        <table className="desk-chart">
          <Heading columns={[text.list, text.dated]} />
          <tbody>
            {old.map(({ title, dated }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td data-label={text.dated}>{dated === null ? text.noDay : formatDay(dated, text.dates)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What visitors searched for in vain; each leads to the desk's own search, where somebody may be who is meant. */
export function Unanswered({ searches, lang, text }: Props & { searches: readonly UnansweredSearch[] }) {
  const most = Math.max(0, ...searches.map(({ count }) => count))
  return (
    <section aria-labelledby="unanswered">
      <h2 id="unanswered">{text.unanswered}</h2>
      <p>{formatMessage(text.unansweredIntro, { shown: UNANSWERED.shownDays, kept: UNANSWERED.keptDays })}</p>
      {searches.length === 0 && <p>{text.noneUnanswered}</p>}
      {searches.length > 0 && (
        <table className="desk-chart">
          <Heading columns={[text.words, text.days, text.lastDay, text.times]} />
          <tbody>
            {searches.map(({ words, count, days, last_day }) => (
              <tr key={words}>
                <th scope="row">
                  <a
                    href={deskPath(lang, `/institutions?${new URLSearchParams({ q: words })}`)}
                    lang={writtenLanguage(words, lang)}
                  >
                    {words}
                  </a>
                </th>
                <td data-label={text.days}>{figure(days)}</td>
                <td data-label={text.lastDay}>{formatDay(last_day, text.dates)}</td>
                <td data-label={text.times}>
                  {figure(count)}
                  <Bar part={count} whole={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
