import { EVENT_KINDS } from '@/lib/contract/calendar-words'
import { EVENT_FIELDS, type EventField, type EventFlaw } from '@/lib/contract/desk/date'
import type { Option } from '@/lib/contract/lookup'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { optionsOf } from '@/components/desk/record-control'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

type Props = RecordFormProps<EventField, EventFlaw> & { types: readonly Option[]; text: DeskDateMessages }

/** The form of a dated event. */
export function DateForm({ types, text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={EVENT_FIELDS}
      pairs={['days']}
      options={{ types, kind: optionsOf(['', ...EVENT_KINDS], { '': text.choose, ...text.kinds }) }}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: EVENT_FIELDS[name].most })}
    />
  )
}
