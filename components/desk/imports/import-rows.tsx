import { TableHead } from '@/components/desk/table-head'
import { type DeskImport, IMPORT_OUTCOMES, type ImportOutcome } from '@/lib/contract/desk/import'
import type { Language } from '@/lib/contract/language'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { splitNotes } from '@/lib/rules/desk/import-reason'
import { matchesPage } from '@/lib/rules/desk/matches-page'
import { sayRowReason } from '@/lib/rules/desk/say-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = { run: DeskImport; lang: Language; text: DeskImportMessages }

/** How many rows come to what; each count leads to its rows. */
export function ImportCounts({ run: { id, totals, source, state }, lang, text }: Props) {
  if (totals === null) return null
  const outcomes = IMPORT_OUTCOMES.filter((outcome) => totals[outcome] > 0)
  return (
    <>
      <p>{formatMessage(text.summary, { count: totals.read })}</p>
      <dl>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>
              <a href={`${deskPath(lang, `/imports/${Number(id)}`)}?outcome=${outcome}#rows`}>
                {text.outcomes[outcome]}
              </a>
            </dt>
            <dd>
              <strong>{totals[outcome]}</strong> <small>{text.outcomeHints[outcome]}</small>
            </dd>
          </div>
        ))}
      </dl>
      {totals.doubtful > 0 && (
        <p>
          {text.doubtful}
          {state === 'published' && source !== null && (
            <>
              {' '}
              <a href={deskPath(lang, matchesPage({ source }))}>{text.doubts}</a>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** A page of the rows, each with what becomes of it, and why. */
export function ImportRows({ run, lang, text, chosen }: Props & { chosen: ImportOutcome | undefined }) {
  const outcomes = IMPORT_OUTCOMES.filter((outcome) => (run.totals?.[outcome] ?? 0) > 0)
  const path = deskPath(lang, `/imports/${Number(run.id)}`)
  return (
    <>
      <h2 id="rows">{text.rowsTitle}</h2>
      <nav aria-label={text.filter} className="desk-choice">
        <a href={`${path}#rows`} aria-current={chosen === undefined ? 'true' : undefined}>
          {text.showAll}
        </a>
        {outcomes.map((outcome) => (
          <a
            key={outcome}
            href={`${path}?outcome=${outcome}#rows`}
            aria-current={chosen === outcome ? 'true' : undefined}
          >
            {text.outcomes[outcome]}
          </a>
        ))}
      </nav>
      {chosen === undefined && run.total < (run.totals?.read ?? 0) && <p>{text.partial}</p>}
      {run.rows.length === 0 ? (
        <p>{text.noRows}</p>
      ) : (
        <table>
          <TableHead columns={['line', 'name', 'outcome', 'why']} text={text} />
          <tbody>
            {run.rows.map(({ line, outcome, external_id, name, institute, reason, notes }, at) => (
              <tr key={at}>
                <td data-label={text.line}>{line}</td>
                <th scope="row">
                  <span lang="en">{name ?? '—'}</span>
                  {external_id !== null && !external_id.startsWith('name:') && <small>{external_id}</small>}
                </th>
                <td data-label={text.outcome} className={outcome === 'rejected' ? 'desk-wrong' : undefined}>
                  {text.outcomes[outcome]}
                  {institute !== null && <small>{fillMessage(text.into, { name: institute })}</small>}
                </td>
                <td data-label={text.why}>
                  <Why {...{ reason, notes, lang, text }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type WhyProps = Pick<DeskImport['rows'][number], 'reason' | 'notes'> & Pick<Props, 'lang' | 'text'>

/** Why a row comes to what it comes to, and what was noted of it, each in a line of its own. */
function Why({ reason, notes, lang, text }: WhyProps) {
  const { rowReasons: row, matchReasons: match, columns } = text
  const said = [...(reason === null ? [] : [reason]), ...(notes === null ? [] : splitNotes(notes))]
  if (said.length === 0) return '—'
  return said.map((words, at) => {
    const own = sayRowReason(words, { row, match, columns })
    // Kept by an import of before, or by another provider.
    return (
      <div key={at} lang={own === null && lang !== 'en' ? 'en' : undefined}>
        {own ?? words}
      </div>
    )
  })
}
