import { Difference, leafRows } from '@/components/desk/content/version-difference'
import {
  type DeskInstitution,
  DRAFTED_INSTITUTION,
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  languageOf,
} from '@/lib/contract/desk/institution'
import { isPagePart, type PagePart, pageSection } from '@/lib/contract/desk/institution-page'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { type DeskDraft, isNewDraft, UNWRITTEN } from '@/lib/contract/desk/draft'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { differingRows } from '@/lib/rules/desk/course-table'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { pageFields } from '@/lib/rules/desk/institution-page'
import { picturesIn } from '@/lib/rules/desk/drafted-pictures'
import { draftedPicturesPage } from '@/lib/rules/desk/whose'
import { institutionPage } from '@/lib/rules/desk/section-page'
import { diffWords } from '@/lib/rules/desk/word-diff'
import type { unreadSince } from '@/lib/rules/desk/versions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { DraftState } from './draft-parts'
import { ComparedPictures } from './pictures/compared-pictures'
import { type Lookups, sayValue } from './institution-fields'

type Saying = { lookups: Lookups; lang: Language; text: DeskInstitutionMessages; content: DeskContentMessages }

type DifferenceProps = Saying & {
  now: Readonly<Record<string, string>>
  /** Of what says something else. */
  other: Readonly<Record<string, string>>
  /** What the record said of these when that was written, where it says something else now. */
  was?: Readonly<Record<string, string>>
  headings: readonly [now: string, other: string]
}

/** What an institution says beside what it is to say, or said, field by field. */
export function InstitutionDifference({ now, other, was = {}, headings, ...saying }: DifferenceProps) {
  const { lookups, lang, text, content } = saying
  const say = (name: Exclude<Name, PagePart>, value: string) =>
    name === 'names' || name === 'table' || name === 'pictures' ? value : sayValue(name, value, lookups, lang, text)
  const rows = DRAFTED_INSTITUTION.flatMap((name) => {
    const [value, stands = '', then] = [other[name], now[name], was[name]]
    if (value === undefined || value === stands) return []
    const isOver = then !== undefined && then !== stands
    if (isPagePart(name)) {
      const rows = leafRows(pageSection(name), pageFields({ [name]: stands }), pageFields({ [name]: value }), content)
      return rows.map((row) => ({ ...row, note: isOver ? text.pageSince : null }))
    }
    const note = !isOver
      ? null
      : name === 'table'
        ? text.coursesSince
        : name === 'pictures'
          ? text.picturesSince
          : fillMessage(text.wasThen, { value: then === '' ? text.empty : say(name, then) })
    // Of a table nobody reads the rows that stay.
    const [gone, fresh] =
      name === 'table'
        ? differingRows(stands, value).map((all) => all.join('\n'))
        : [say(name, stands), say(name, value)]
    const runs = name === 'pictures' ? sidesOf(stands, value, text) : diffWords(gone ?? '', fresh ?? '')
    return [{ path: name, lang: null, words: wordsOf(name, lang), label: labelOf(name, text, content), runs, note }]
  })
  return <Difference rows={rows} headings={headings} text={content} />
}

type Name = (typeof DRAFTED_INSTITUTION)[number]
function labelOf(
  name: Name,
  { fields, names, courses, pictures }: DeskInstitutionMessages,
  content: DeskContentMessages,
) {
  if (isPagePart(name)) return content.names[name]
  return name === 'names' ? names : name === 'table' ? courses : name === 'pictures' ? pictures : fields[name]
}

/** The pictures of both sides, as they are seen. */
function sidesOf(stands: string, value: string, text: DeskInstitutionMessages) {
  const [gone, fresh] = [picturesIn(stands), picturesIn(value)]
  return {
    removed: <ComparedPictures pictures={gone} others={fresh} mark="removed" text={text} />,
    added: <ComparedPictures pictures={fresh} others={gone} mark="added" text={text} />,
  }
}

const CHOSEN: readonly string[] = ['type', 'district', 'town', 'words']
/** In which language a field says something: what is chosen is said in the page's. */
function wordsOf(name: Exclude<Name, PagePart>, lang: Language): Language {
  if (name === 'names' || name === 'table' || name === 'pictures') return DEFAULT_LANGUAGE
  return CHOSEN.includes(INSTITUTION_FIELDS[name].kind) ? lang : (languageOf(name) ?? DEFAULT_LANGUAGE)
}

const FIELDS: readonly string[] = INSTITUTION_FIELD_NAMES
/** Of what is said, what has no field in the form. */
export const partsOf = (said: DeskDraft['said']) =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !FIELDS.includes(name)))

type StateProps = Saying & { institution: DeskInstitution; draft: DeskDraft; siteUrl: URL }

/** The draft of an institution that waits. */
export function InstitutionDraftState({
  institution: { id, values, namesakes },
  draft,
  siteUrl,
  ...saying
}: StateProps) {
  const { lang, text, content } = saying
  const headings = [content.kinds.published, content.kinds.draft] as const
  const isNew = isNewDraft(id)
  // Of one that is not there yet its form shows all the rest.
  const other = isNew ? partsOf(draft.said) : draft.said
  const hasDifference = !isNew || Object.keys(other).length > 0
  return (
    <DraftState page={institutionPage(isNew ? String(UNWRITTEN) : id)} {...{ draft, siteUrl, lang, text, content }}>
      {isNew && <p>{text.draftOfNew}</p>}
      <Namesakes rows={namesakes} lang={lang} text={text} />
      {hasDifference && (
        <InstitutionDifference now={values} other={other} was={draft.was} headings={headings} {...saying} />
      )}
      {draft.flaws.table !== undefined && (
        <p className="desk-wrong">
          {text.tableWrong} <a href={deskPath(lang, `/institutions/${id}/courses`)}>{text.tableMend}</a>
        </p>
      )}
      {draft.problems.length > 0 && (
        <p className="desk-wrong">
          {text.pageWrong} <a href={deskPath(lang, `/institutions/${id}/page`)}>{text.tableMend}</a>
        </p>
      )}
      {!isNew && draft.flaws.pictures !== undefined && (
        <p className="desk-wrong">
          {text.picturesWrong} <a href={deskPath(lang, draftedPicturesPage(Number(id)))}>{text.tableMend}</a>
        </p>
      )}
      {draft.flaws.names !== undefined && (
        <p className="desk-wrong">
          {text.namesWrong} <a href="#other-names">{text.tableMend}</a>
        </p>
      )}
    </DraftState>
  )
}

type NamesakesProps = { rows: DeskInstitution['namesakes'] } & Pick<Saying, 'lang' | 'text'>

/** Who is called as what is to be added: it may be there already. */
function Namesakes({ rows, lang, text }: NamesakesProps) {
  if (rows.length === 0) return null
  return (
    <div className="desk-notice">
      <p>{text.namesakes}</p>
      <ul>
        {rows.map(({ id, name, category, city, district }) => (
          <li key={id}>
            <a href={deskPath(lang, `/institutions/${id}`)} lang={langMark(name, lang)}>
              {sayText(name, lang)}
            </a>{' '}
            <small>
              {[category, city ?? district].flatMap((each) => (each ? sayText(each, lang) : [])).join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

type UnreadProps = Pick<Saying, 'text' | 'content'> & { unread: ReturnType<typeof unreadSince<AuditEntry>> }

/** What changed the record since a version and is not taken back with it: a merge, and what lists said. */
export function UnreadSince({ unread: { merges, fields }, text, content }: UnreadProps) {
  if (merges.length === 0 && fields.length === 0) return null
  const names = DRAFTED_INSTITUTION.filter((name) => fields.includes(name)).map((name) => labelOf(name, text, content))
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
