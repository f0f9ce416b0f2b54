import type { DeskInstitutionRow } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskFindMessages } from '@/lib/messages/en/desk-find'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, langMark, sayText } from '@/lib/rules/text/localized-text'

/** What was searched for, and what is found by it; `null`: nothing was. */
export type Finding = { asked: string; rows: readonly DeskInstitutionRow[]; total: number } | null

type Props = {
  finding: Finding
  /** On which it stands. */
  page: `/${string}`
  /** What of its address names the one that is chosen, for the form below; and where that form is. */
  param: string
  place: string
  /** Also before anybody searches. */
  isOpen?: boolean
  lang: Language
  text: DeskFindMessages
}

/** A search, so that an institution is named by its number without knowing it; each that is found leads to the form with it. */
export function FindInstitution({ finding, page, param, place, isOpen = false, lang, text }: Props) {
  const path = deskPath(lang, page)
  return (
    <details className="desk-part" open={isOpen || finding !== null || undefined}>
      <summary>{text.find}</summary>
      <form method="get" action={`${path}#${place}`} className="desk-filter" role="search">
        <label>
          {text.findBy}
          <input
            name="find"
            type="search"
            maxLength={200}
            required
            defaultValue={finding?.asked}
            aria-describedby="find-hint"
          />
        </label>
        <button type="submit">{text.findIt}</button>
      </form>
      <p id="find-hint">{text.findHint}</p>
      {finding !== null && finding.rows.length === 0 && <p role="status">{text.noneFound}</p>}
      {finding !== null && finding.rows.length > 0 && (
        <ul className="desk-notes">
          {finding.rows.map(({ id, name, city, district }) => {
            const where = joinTexts([city, district].filter((part) => part !== null))
            return (
              <li key={id}>
                <a href={`${path}?${new URLSearchParams({ [param]: id })}#${place}`} lang={langMark(name, lang)}>
                  {sayText(name, lang)}
                </a>
                <small>
                  {[where && sayText(where, lang), fillMessage(text.number, { id })].filter(Boolean).join(', ')}
                </small>
              </li>
            )
          })}
        </ul>
      )}
      {finding !== null && finding.total > finding.rows.length && <p>{text.moreFound}</p>}
    </details>
  )
}
