import { Difference } from '@/components/desk/content/version-difference'
import {
  type DeskInstitution,
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  type InstitutionField,
  type InstitutionValues,
  languageOf,
} from '@/lib/contract/desk/institution'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import type { DeskDraft } from '@/lib/contract/desk/draft'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { institutionPage } from '@/lib/rules/desk/section-page'
import { diffWords } from '@/lib/rules/desk/word-diff'
import type { unreadSince } from '@/lib/rules/desk/versions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { DraftState } from './draft-parts'
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
  return CHOSEN.includes(INSTITUTION_FIELDS[name].kind) ? lang : (languageOf(name) ?? DEFAULT_LANGUAGE)
}

type StateProps = Saying & { institution: DeskInstitution; draft: DeskDraft; siteUrl: URL }

/** The draft of an institution that waits. */
export function InstitutionDraftState({ institution: { id, values }, draft, siteUrl, ...saying }: StateProps) {
  const { lang, text, content } = saying
  const headings = [content.kinds.published, content.kinds.draft] as const
  return (
    <DraftState page={institutionPage(id)} {...{ draft, siteUrl, lang, text, content }}>
      <InstitutionDifference now={values} other={draft.said} was={draft.was} headings={headings} {...saying} />
    </DraftState>
  )
}

type UnreadProps = { unread: ReturnType<typeof unreadSince<AuditEntry>>; text: DeskInstitutionMessages }

/** What changed the record since a version and is not taken back with it: a merge, and what lists said. */
export function UnreadSince({ unread: { merges, fields }, text }: UnreadProps) {
  if (merges.length === 0 && fields.length === 0) return null
  const names = INSTITUTION_FIELD_NAMES.filter((name) => fields.includes(name)).map((name) => text.fields[name])
  return (
    <div className="desk-notice">
      {merges.map(({ id, action, at, by }) => (
        <p key={id}>
          {fillMessage(action === 'merge-undone' ? text.unmergedSince : text.mergedSince, {
            ...{ by, moment: formatMoment(at, text.dates) },
          })}
        </p>
      ))}
      {names.length > 0 && <p>{fillMessage(text.listedSince, { fields: names.join(', ') })}</p>}
    </div>
  )
}
