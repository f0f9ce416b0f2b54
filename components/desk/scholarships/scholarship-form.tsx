import {
  MAX_LINES,
  SCHOLARSHIP_FIELDS,
  type ScholarshipField,
  type ScholarshipFlaw,
} from '@/lib/contract/desk/scholarship'
import type { Option } from '@/lib/contract/lookup'
import type { DeskScholarshipMessages } from '@/lib/messages/en/desk-scholarships'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

type Props = RecordFormProps<ScholarshipField, ScholarshipFlaw> & {
  courses: readonly Option[]
  text: DeskScholarshipMessages
}

/** The form of a scholarship. */
export function ScholarshipForm({ courses, text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={SCHOLARSHIP_FIELDS}
      options={{ courses }}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: SCHOLARSHIP_FIELDS[name].most, lines: MAX_LINES })}
    />
  )
}
