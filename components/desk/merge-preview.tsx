import type { DeskInstitution, DeskMerge, MergeObstacle } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskForm } from './desk-form'
import { type Lookups, sayValue } from './institution-fields'

type FormProps = {
  id: number
  /** What was typed. */
  into: string
  obstacle: MergeObstacle | null
  lang: Language
  text: DeskInstitutionMessages
}

/** Asks which institution this one is; the answer stands in the address. */
export function MergeForm({ id, into, obstacle, lang, text }: FormProps) {
  return (
    <form method="get" action={deskPath(lang, `/institutions/${id}/merge`)} className="desk-form">
      <p>{text.mergeIntro}</p>
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
      <button type="submit">{text.mergeLook}</button>
    </form>
  )
}

type PreviewProps = {
  id: number
  preview: DeskMerge
  lookups: Lookups
  lang: Language
  text: DeskInstitutionMessages
}

/** Where the two differ, and what would stand there then. */
export function MergePreview({ id, preview: { into, fields }, lookups, lang, text }: PreviewProps) {
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
        </tbody>
      </table>
      <DeskForm to="institution-merge" lang={lang} hidden={{ id, into: into.id }} className="desk-actions">
        <button type="submit" name="action" value="merge">
          {text.mergeThem}
        </button>
      </DeskForm>
    </section>
  )
}

type MergedProps = { institution: DeskInstitution; lang: Language; text: DeskInstitutionMessages }

/** Those that were found to be this one; each can stand again. */
export function Merged({ institution: { id, merged }, lang, text }: MergedProps) {
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
          <button type="submit" name="action" value="undo">
            {text.mergeUndo}
          </button>
        </DeskForm>
      ))}
    </section>
  )
}
