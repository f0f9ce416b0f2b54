import type { DeskUser } from '@/lib/contract/desk/account'
import type { UndoReason } from '@/lib/contract/desk/import-undo'
import {
  type DeskInstitution,
  type DeskMerge,
  type DeskMergePart,
  MERGE_OBSTACLES,
  type MergeObstacle,
} from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { DeskForm } from './desk-form'
import { type Lookups, sayValue } from './institution-fields'

type FormProps = {
  id: number
  /** What was typed. */
  into: string
  obstacle: MergeObstacle | null
  hanging: DeskMerge['hanging']
  /** Of who reads it: where they may not go, no way leads. */
  may: DeskUser['may']
  /** What hangs on an institution, in words. */
  reasons: Readonly<Record<UndoReason, string>>
  lang: Language
  text: DeskInstitutionMessages
}

/** Asks which institution this one is; the answer stands in the address. */
export function MergeForm({ id, into, obstacle, hanging, may, reasons, lang, text }: FormProps) {
  return (
    <form method="get" action={deskPath(lang, `/institutions/${id}/merge`)} className="desk-form">
      <label htmlFor="into">{text.mergeInto}</label>
      <input
        id="into"
        name="into"
        inputMode="numeric"
        required
        defaultValue={into}
        aria-describedby={obstacle === null ? 'into-hint' : 'into-hint into-wrong'}
        aria-invalid={obstacle !== null || undefined}
      />
      <small id="into-hint">{text.successorHint}</small>
      {obstacle !== null && (
        <p id="into-wrong" className="desk-wrong">
          {text.obstacles[obstacle]}
        </p>
      )}
      {hanging.length > 0 && (
        <>
          <p>{text.mergeHangs}</p>
          <ul>
            {hanging.map((each) => (
              <li key={each}>{reasons[each]}</li>
            ))}
          </ul>
        </>
      )}
      {obstacle !== null && <WaysOn {...{ id, into, obstacle, may, lang, text }} />}
      <button type="submit">{text.mergeLook}</button>
    </form>
  )
}

type WaysProps = Pick<FormProps, 'id' | 'into' | 'obstacle' | 'may' | 'lang' | 'text'>

/** What can be done where two cannot be made one so. */
function WaysOn({ id, into, obstacle, may, lang, text }: WaysProps) {
  const ways: Partial<Record<MergeObstacle, [path: DeskPage, label: string][]>> = {
    hangs: [
      [`/institutions/${into}/merge?into=${id}`, text.mergeTurned],
      [`/institutions/${id}#state`, text.mergeRetire],
    ],
    ending: [[`/institutions/${id}#state`, text.mergeEnd]],
    notListed: [[`/institutions/${id}#state`, text.mergeRetire]],
    drafted: [[`/institutions/${id}#draft`, text.mergeDraft]],
    proposed: [['/proposals', text.mergeDecide]],
    represented: may.includes('GET /desk/accounts') ? [['/accounts', text.mergeClose]] : [],
  }
  const its = (obstacle !== null && ways[obstacle]) || []
  return (
    its.length > 0 && (
      <p className="desk-ways">
        {its.map(([path, label]) => (
          <a key={path} href={deskPath(lang, path)}>
            {label}
          </a>
        ))}
      </p>
    )
  )
}
type DeskPage = Parameters<typeof deskPath>[1]

type PreviewProps = {
  id: number
  preview: DeskMerge
  lookups: Lookups
  lang: Language
  text: DeskInstitutionMessages
}

/** Where the two differ, and what would stand there then. */
export function MergePreview({ id, preview: { into, version, fields, parts }, lookups, lang, text }: PreviewProps) {
  if (into === null) return null
  const columns = [
    ['from', fillMessage(text.institution, { id })],
    ['into', fillMessage(text.institution, { id: into.id })],
    ['after', text.mergeAfter],
  ] as const
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{fillMessage(text.mergePreview, { name: sayText(into.name, lang) })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.mergeField}</th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{text.fields[field.name]}</th>
              {columns.map(([key, label]) => (
                <td key={key} data-label={label}>
                  {sayValue(field.name, field[key] ?? '', lookups, lang, text) || '—'}
                </td>
              ))}
            </tr>
          ))}
          {parts !== null &&
            (['names', 'courses', 'pictures'] as const).map((part) => (
              <tr key={part}>
                <th scope="row">
                  {{ names: text.mergeNames, courses: text.mergeCourses, pictures: text.pictures }[part]}
                </th>
                {columns.map(([key, label]) => (
                  <td key={key} data-label={label}>
                    <PartOf part={part} of={parts[key]} text={text} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <DeskForm
        to="institution-merge"
        lang={lang}
        hidden={{ id, into: into.id, version: version ?? '' }}
        className="desk-actions"
      >
        <button type="submit" name="action" value="merge">
          {text.mergeThem}
        </button>
      </DeskForm>
    </section>
  )
}

/** So many courses are shown; the others are behind a press. */
const FEW = 8

/** Names and courses in a line each, and how many pictures there are. */
function PartOf({ part, of, text }: PartProps) {
  if (part === 'pictures') return formatMessage(text.mergeCount, { count: of.pictures })
  const lines = part === 'names' ? of.names : of.courses.map((course) => courseLine(course, text))
  const list = (
    <ul lang="en">
      {lines.map((line, at) => (
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ul>
  )
  if (lines.length <= FEW) return lines.length === 0 ? formatMessage(text.mergeCount, { count: 0 }) : list
  return (
    <details>
      <summary>{formatMessage(text.mergeCount, { count: lines.length })}</summary>
      {list}
    </details>
  )
}
type PartProps = { part: keyof DeskMergePart; of: DeskMergePart; text: DeskInstitutionMessages }

const courseLine = ({ category, name, fees, seats }: DeskMergePart['courses'][number], text: DeskInstitutionMessages) =>
  [category, name, fees === null ? null : formatRupees(fees), seats === null ? null : `${text.columns.seats}: ${seats}`]
    .filter((part) => part !== null)
    .join(', ')

type MergedProps = {
  institution: DeskInstitution
  /** What the last form came to: that something cannot be undone is said beside its button. */
  reply: DeskReply | null
  lang: Language
  text: DeskInstitutionMessages
}

/** Those that were found to be this one; each can stand again. */
export function Merged({ institution: { id, merged }, reply, lang, text }: MergedProps) {
  const obstacle = MERGE_OBSTACLES.find((each) => each === reply?.wrong?.into)
  return (
    <section aria-labelledby="merged">
      <h2 id="merged">{text.merge}</h2>
      <p>
        <a href={deskPath(lang, `/institutions/${id}/merge`)}>{text.mergeLink}</a>
      </p>
      {merged.map((former) => (
        <DeskForm
          key={former.id}
          to="institution-merge"
          lang={lang}
          hidden={{ id: former.id, into: id }}
          className="desk-actions"
        >
          <p>{fillMessage(text.mergedHere, { name: sayText(former.name, lang), id: former.id })}</p>
          {obstacle !== undefined && reply?.typed.merged === String(former.id) && (
            <p className="desk-wrong">{text.undoObstacles[obstacle]}</p>
          )}
          <button type="submit" name="action" value="undo">
            {text.mergeUndo}
          </button>
        </DeskForm>
      ))}
    </section>
  )
}
