import type { ReactNode } from 'react'
import { AuditList } from '@/components/desk/audit-list'
import type { DeskDate, EventField, EventFlaw } from '@/lib/contract/desk/date'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { DESK_POSTS } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { DateForm } from './date-form'

type Props = {
  unsaved: ReactNode
  date: DeskDate
  form: {
    values: Readonly<Record<string, string | undefined>>
    wrong: ReadonlyMap<EventField, EventFlaw>
    theirs: ReadonlyMap<EventField, string>
    version: string
    was: string
  }
  isConflict: boolean
  types: readonly Option[]
  lang: Language
  desk: DeskMessages
  text: DeskDateMessages
}

/** A dated event at the desk: its form, how it is withdrawn, and what was done with it. */
export function DateView({ unsaved, date, form, isConflict, types, lang, desk, text }: Props) {
  const { id, version, is_sample: isSample, history } = date
  const setBy = (name: EventField) => {
    const entry = history.find(({ after }) => after !== null && name in after)
    return entry === undefined
      ? null
      : fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, desk.dates) })
  }
  return (
    <>
      {isConflict && <p className="desk-bad">{text.conflict}</p>}
      {isSample && <p className="desk-notice">{text.sample}</p>}
      <DateForm
        unsaved={unsaved}
        to="date-save"
        hidden={{ id, version: form.version, was: form.was }}
        form={form}
        setBy={setBy}
        button={text.save}
        types={types}
        lang={lang}
        text={text}
      />
      <details className="desk-part">
        <summary>{text.withdraw}</summary>
        <form method="post" action={`${DESK_POSTS}date-withdraw`} className="desk-form">
          {Object.entries({ lang, id, version }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{text.withdrawIntro}</p>
          <button type="submit">{text.withdrawIt}</button>
        </form>
      </details>
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        {history.length === 0 ? <p>{desk.noHistory}</p> : <AuditList entries={history} text={desk} />}
      </section>
    </>
  )
}
