import { Difference } from '@/components/desk/content/version-difference'
import { DraftButtons } from '@/components/desk/content/content-form'
import { PublishTime, type TimeReply } from '@/components/desk/content/publish-time'
import { DraftPreview, Timed } from '@/components/desk/content/section-state'
import {
  type DeskInstitution,
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  type InstitutionDraft,
  type InstitutionField,
  type InstitutionValues,
} from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { previewLink } from '@/lib/rules/desk/desk-path'
import { institutionPage } from '@/lib/rules/desk/section-page'
import { diffWords } from '@/lib/rules/desk/word-diff'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { type Lookups, sayValue } from './institution-fields'

type Saying = { lookups: Lookups; lang: Language; text: DeskInstitutionMessages; content: DeskContentMessages }

type DifferenceProps = Saying & {
  now: Readonly<Record<string, string>>
  /** Of the fields that say something else. */
  other: InstitutionValues
  /** What the record said of these when that was written, where it says something else now. */
  was?: Readonly<Record<string, string>>
  headings: readonly [now: string, other: string]
}

/** What an institution says beside what it is to say, or said, field by field. */
export function InstitutionDifference({ now, other, was = {}, headings, ...saying }: DifferenceProps) {
  const { lookups, lang, text, content } = saying
  const say = (name: InstitutionField, value: string) => sayValue(name, value, lookups, lang, text)
  const rows = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const [value, stands = '', then] = [other[name], now[name], was[name]]
    if (value === undefined || value === stands) return []
    const note =
      then === undefined || then === stands
        ? null
        : fillMessage(text.wasThen, { value: then === '' ? text.empty : say(name, then) })
    const runs = diffWords(say(name, stands), say(name, value))
    return [{ path: name, lang: null, words: wordsOf(name, lang), label: text.fields[name], runs, note }]
  })
  return <Difference rows={rows} headings={headings} text={content} />
}

const CHOSEN: readonly string[] = ['type', 'district', 'town', 'words']
/** In which language a field says something: what is chosen is said in the page's. */
function wordsOf(name: InstitutionField, lang: Language): Language {
  if (CHOSEN.includes(INSTITUTION_FIELDS[name].kind)) return lang
  return name.endsWith('_kn') ? 'kn' : 'en'
}

type StateProps = Saying & { institution: DeskInstitution; draft: InstitutionDraft; siteUrl: URL }

/** Whose draft waits, what it changes, and the way to the page with it. */
export function DraftState({ institution: { id, values }, draft, siteUrl, ...saying }: StateProps) {
  const { lang, text, content } = saying
  const { by, at, said, was, schedule, preview } = draft
  return (
    <section aria-labelledby="draft">
      <h2 id="draft">{text.draftWaits}</h2>
      <p>
        <strong>{fillMessage(content.draftBy, { by, moment: formatMoment(at, text.dates) })}</strong>
      </p>
      {schedule !== null && <Timed schedule={schedule} text={content} dates={text.dates} />}
      <InstitutionDifference
        now={values}
        other={said}
        was={was}
        headings={[content.kinds.published, content.kinds.draft]}
        {...saying}
      />
      <DraftPreview link={previewLink(preview, institutionPage(id), lang)} siteUrl={siteUrl} text={content} />
    </section>
  )
}

type ActionProps = { draft: InstitutionDraft | null; time: TimeReply; save: string; content: DeskContentMessages }

/** The buttons of the form. What Enter presses stands first: it publishes only where no draft waits. */
export function DraftActions({ draft, time, save, content }: ActionProps) {
  return (
    <>
      {draft === null ? (
        <div className="desk-actions">
          <button type="submit" name="do" value="publish">
            {save}
          </button>
          <button type="submit" name="do" value="save">
            {content.save}
          </button>
        </div>
      ) : (
        <DraftButtons text={content} hasDraft />
      )}
      <PublishTime schedule={draft?.schedule ?? null} reply={time} text={content} />
    </>
  )
}
