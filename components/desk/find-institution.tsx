import type { DeskInstitutionRow } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskFindMessages } from '@/lib/messages/en/desk-find'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, langMark, sayText } from '@/lib/rules/text/localized-text'

/** What was searched for, and what is found by it, `null` while nobody can say; `null`: nothing was searched for. */
export type Finding = { asked: string; rows: readonly DeskInstitutionRow[] | null; total: number } | null

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

const HINT = 'find-hint'

/** A search, so that an institution is named by its number without knowing it; each that is found leads to the form with it. */
export function FindInstitution({ finding, page, param, place, isOpen = false, lang, text }: Props) {
  const path = deskPath(lang, page)
  const wayTo = (id: string) => `${path}?${new URLSearchParams({ [param]: id })}#${place}`
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
            aria-describedby={HINT}
          />
        </label>
        <button type="submit">{text.findIt}</button>
      </form>
      <p id={HINT}>{text.findHint}</p>
      {finding !== null && <Found finding={finding} {...{ wayTo, lang, text }} />}
    </details>
  )
}

type FoundProps = Pick<Props, 'lang' | 'text'> & { finding: NonNullable<Finding>; wayTo: (id: string) => string }

function Found({ finding: { rows, total }, wayTo, lang, text }: FoundProps) {
  if (rows === null) return <p role="alert">{text.away}</p>
  if (rows.length === 0) return <p role="status">{text.noneFound}</p>
  return (
    <>
      <ul className="desk-notes">
        {rows.map(({ id, name, city, district }) => {
          const where = joinTexts([city, district].filter((part) => part !== null))
          return (
            <li key={id}>
              <a href={wayTo(id)} lang={langMark(name, lang)}>
                {sayText(name, lang)}
              </a>
              <small>
                {[where && sayText(where, lang), fillMessage(text.number, { id })].filter(Boolean).join(', ')}
              </small>
            </li>
          )
        })}
      </ul>
      {total > rows.length && <p>{text.moreFound}</p>}
    </>
  )
}
