import type { DeskContent, DeskSchedule } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { QrCode } from '@/components/desk/qr-code'
import { deskPath, previewLink } from '@/lib/rules/desk/desk-path'
import { SECTION_PAGE } from '@/lib/rules/desk/section-page'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { timeWords } from './publish-time'

type Props = {
  content: DeskContent
  /** Of the website, for a phone. */
  siteUrl: URL
  lang: Language
  text: DeskContentMessages
  dates: DateMessages
}

/** Whose words these are, whether the pages show them, and what somebody else did meanwhile. */
export function SectionState({ content, siteUrl, lang, text, dates }: Props) {
  const { section, draft, published, aside, schedule } = content
  const here = `/content/${section}` as const
  const standing = draft ?? published
  const said = (version: { by: string; at: number }) => ({
    by: version.by,
    moment: formatMoment(version.at, dates),
  })
  return (
    <>
      <p className="desk-ways">
        <a href={deskPath(lang, '/content')}>{text.all}</a>
        <a href={deskPath(lang, `${here}/versions`)}>{text.versions}</a>
        <a href={localizedPath(SECTION_PAGE[section], lang)} target="_blank" rel="noreferrer">
          {text.onPage}
        </a>
      </p>
      {aside !== null && standing !== null && (
        <p className="desk-bad">
          {fillMessage(text.asideHere, { ...said(standing), other: standing.number, own: aside.number })}{' '}
          <a href={deskPath(lang, `${here}/versions/${aside.number}?with=${standing.number}`)}>{text.compareAside}</a>
        </p>
      )}
      <p>
        {draft !== null && <strong>{fillMessage(text.draftBy, said(draft))} </strong>}
        {published !== null && fillMessage(text.publishedBy, said(published))}
      </p>
      {schedule !== null && <Timed schedule={schedule} text={text} dates={dates} />}
      <p>{formatMessage(text.missingTranslations, { count: content.untranslated })}</p>
      {draft !== null && content.preview !== null && (
        <DraftPreview link={previewLink(content.preview, SECTION_PAGE[section], lang)} siteUrl={siteUrl} text={text} />
      )}
    </>
  )
}

type TimedProps = { schedule: DeskSchedule; text: DeskContentMessages; dates: DateMessages }

/** When a draft is published by itself, or why it is not. */
export function Timed({ schedule, text, dates }: TimedProps) {
  if (schedule.missed !== null) return <p className="desk-bad">{timeWords(schedule, text, dates)}</p>
  return (
    <p>
      <strong>{timeWords(schedule, text, dates)}</strong> {text.timeGoes}
    </p>
  )
}

type PreviewProps = { link: string; siteUrl: URL; text: DeskContentMessages }

/** The way to the page with a draft on it, also for a phone. */
export function DraftPreview({ link, siteUrl, text }: PreviewProps) {
  return (
    <details className="desk-part">
      <summary>{text.preview}</summary>
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {text.previewLink}
        </a>
      </p>
      <p>{text.previewHint}</p>
      <QrCode value={new URL(link, siteUrl).href} label={text.previewSquare} />
    </details>
  )
}
