import type { ReactNode } from 'react'
import { DraftButtons } from '@/components/desk/content/content-form'
import { PublishTime, type TimeReply } from '@/components/desk/content/publish-time'
import { DraftPreview, Timed } from '@/components/desk/content/section-state'
import type { DeskDraft } from '@/lib/contract/desk/draft'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { previewLink } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

type StateProps = {
  draft: Pick<DeskDraft, 'by' | 'at' | 'schedule' | 'preview'>
  /** Where a preview shows it; `null`: nowhere. */
  page: string | null
  /** Of the website, for a phone. */
  siteUrl: URL
  lang: Language
  text: Pick<DeskRecordMessages, 'draftWaits' | 'dates'>
  content: DeskContentMessages
  /** What it changes. */
  children: ReactNode
}

/** Whose draft waits, what it changes, and the way to the page with it. */
export function DraftState({ draft, page, siteUrl, lang, text, content, children }: StateProps) {
  const { by, at, schedule, preview } = draft
  return (
    <section aria-labelledby="draft">
      <h2 id="draft">{text.draftWaits}</h2>
      <p>
        <strong>{fillMessage(content.draftBy, { by, moment: formatMoment(at, text.dates) })}</strong>
      </p>
      {schedule !== null && <Timed schedule={schedule} text={content} dates={text.dates} />}
      {children}
      {page !== null && preview !== null && (
        <DraftPreview link={previewLink(preview, page, lang)} siteUrl={siteUrl} text={content} />
      )}
    </section>
  )
}

type ActionProps = {
  draft: Pick<DeskDraft, 'schedule'> | null
  time: TimeReply
  save: string
  content: DeskContentMessages
}

/** The buttons of a form beside which no draft waits: at once, or as a draft. */
export function FirstActions({ save, content }: { save: string; content: Pick<DeskContentMessages, 'save'> }) {
  return (
    <div className="desk-actions">
      <button type="submit" name="do" value="publish">
        {save}
      </button>
      <button type="submit" name="do" value="save">
        {content.save}
      </button>
    </div>
  )
}

/** The buttons of the form. What Enter presses stands first: it publishes only where no draft waits. */
export function DraftActions({ draft, time, save, content }: ActionProps) {
  return (
    <>
      {draft === null ? <FirstActions save={save} content={content} /> : <DraftButtons text={content} hasDraft />}
      <PublishTime schedule={draft?.schedule ?? null} reply={time} text={content} />
    </>
  )
}

type PartProps = {
  draft: object | null
  canDraft: boolean
  save: string
  content: Pick<DeskContentMessages, 'save' | 'intoDraft' | 'partOfDraft'>
  children?: ReactNode
}

/**
 * The buttons of a part of a record that has a form of its own, and one draft with the rest of it: where one waits it is kept in
 * that, which is published as a whole.
 */
export function PartActions({ draft, canDraft, save, content, children }: PartProps) {
  const hasDraft = canDraft && draft !== null
  return (
    <div>
      {hasDraft && <p>{content.partOfDraft}</p>}
      <div className="desk-actions">
        {children}
        {!hasDraft && (
          <button type="submit" name="action" value="save">
            {save}
          </button>
        )}
        {canDraft && (
          <button type="submit" name="action" value="draft">
            {hasDraft ? content.intoDraft : content.save}
          </button>
        )}
      </div>
    </div>
  )
}

type RevertProps = {
  isOverDraft: boolean
  text: Pick<DeskRecordMessages, 'versionOverDraft' | 'makeDraft' | 'publishAgain'>
}

/** The buttons that bring a version back, with what becomes of a draft that waits. */
export function RevertButtons({ isOverDraft, text }: RevertProps) {
  return (
    <>
      {isOverDraft && <p>{text.versionOverDraft}</p>}
      <div className="desk-actions">
        <button type="submit" name="as" value="draft">
          {text.makeDraft}
        </button>
        <button type="submit" name="as" value="published">
          {text.publishAgain}
        </button>
      </div>
    </>
  )
}
