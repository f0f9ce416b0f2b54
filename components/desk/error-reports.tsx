import type { DeskEnquiry } from '@/lib/contract/desk/enquiry'
import type { ErrorReport } from '@/lib/contract/desk/error-report'
import type { Language } from '@/lib/contract/language'
import type { DeskErrorMessages } from '@/lib/messages/en/desk-errors'
import { reportedIn } from '@/lib/rules/enquiries/correction'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskForm } from './desk-form'

type Props = {
  count: number
  reports: readonly ErrorReport[]
  /** Whether their reader may open the enquiry, which has the visitor's number. */
  mayOpen: boolean
  /** Whether they may say that it is mended. */
  mayMend: boolean
  /** The institution on whose page they stand; without it each names its own. */
  of?: string
  lang: Language
  text: DeskErrorMessages
}

/** Errors that visitors reported: their words, the figure that they mean, and the ways to the form and the enquiry. */
export function ErrorReports({ count, reports, mayOpen, mayMend, of, lang, text }: Props) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{text.title}</h2>
      <p>{formatMessage(text.count, { count })}</p>
      {reports.length > 0 && <p>{text.until}</p>}
      <ul className="desk-notes">
        {reports.map((report) => (
          <li key={report.id}>
            {of === undefined && (
              <p>
                {report.institution === null ? (
                  text.noInstitution
                ) : (
                  <a href={deskPath(lang, `/institutions/${report.institution.id}`)}>
                    {sayText(report.institution.name, lang)}
                  </a>
                )}
              </p>
            )}
            <p className="desk-text" id={`error-${report.id}`}>
              {report.words}
            </p>
            <small>
              {report.figure === null ? text.otherFigure : text.figures[report.figure]},{' '}
              {formatMoment(report.reported_at, text.dates)}
            </small>
            <small>
              <a href={report.address}>{report.address}</a>
            </small>
            {mayOpen && (
              <small>
                <a href={deskPath(lang, `/enquiries/${report.id}`)}>{fillMessage(text.enquiry, { id: report.id })}</a>
              </small>
            )}
            {mayMend && (
              <DeskForm to="error-mended" lang={lang} hidden={{ id: report.id, ...(of !== undefined && { of }) }}>
                <div className="desk-actions">
                  <button type="submit" aria-describedby={`error-${report.id}`}>
                    {text.mended}
                  </button>
                </div>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ByProps = Pick<Props, 'lang' | 'text'> & {
  enquiry: Pick<DeskEnquiry, 'type' | 'state' | 'suspected' | 'source'>
  /** Whether its reader may open institutions at the desk. */
  mayOpen: boolean
}

/** Of an enquiry that reports an error: the way to what it is about, or that editors read it, where and while they do. */
export function ReportedBy({ enquiry: { type, state, suspected, source }, mayOpen, lang, text }: ByProps) {
  const reported = reportedIn(source ?? '')
  if (reported === null) return null
  if (reported.id !== null && mayOpen)
    return (
      <p>
        <a href={deskPath(lang, `/institutions/${reported.id}`)}>{text.toForm}</a>
      </p>
    )
  // As the provider lists them (`listErrorReports`).
  const isRead = type === 'feedback' && !suspected && (state === 'new' || state === 'taken')
  return isRead && <p>{reported.id === null ? text.seenInOverview : text.seenByEditors}</p>
}
