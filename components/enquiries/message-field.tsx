import { useEffect, useRef, useState } from 'react'
import { TextArea } from '@/components/ui/text-input'
import { MAX_MESSAGE_LENGTH, messageCount, type EnquiryField } from '@/lib/rules/enquiries/enquiry-form'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { fieldProps, type FieldsProps } from './field-props'

type Props = FieldsProps & { name: EnquiryField & ('message' | 'query'); label: string; count: string }

/** Far beyond the limit, so that a text that is too long can be mended; whole, it is what the website reads at most. */
const MAX_TYPED_LENGTH = 20_000

/** A message of several lines, which counts along when it becomes long. */
export function MessageField({ name, label, count, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(() => messageCount(field.typed[name] ?? ''))
  // Before this script came, something may have been written.
  useEffect(() => setLength(messageCount(area.current?.value ?? '')), [])
  return (
    <TextArea
      {...fieldProps(name, field)}
      ref={area}
      maxLength={MAX_TYPED_LENGTH}
      label={label}
      hint={
        length === null ? undefined : fillMessage(count, { count: figure(length), limit: figure(MAX_MESSAGE_LENGTH) })
      }
      onInput={(event) => setLength(messageCount(event.currentTarget.value))}
      className="[&_textarea]:field-sizing-content [&_textarea]:max-h-96 [&_textarea]:min-h-36"
    />
  )
}
