import type { ReactNode, RefObject } from 'react'
import { describeControl, Field } from '@/components/ui/field'
import { showPhone } from '@/components/ui/phone-change'
import { inputClass } from '@/components/ui/text-input'

type Props = {
  id: string
  label: string
  value: string
  onChange: (shown: string) => void
  onEnter: () => void
  disabled: boolean
  /** A code is just being sent to it, or checked for it. */
  readOnly: boolean
  hint?: ReactNode
  error?: string | null
  /** The id of what says elsewhere that it is wrong. */
  wrongBy?: string
  input: RefObject<HTMLInputElement | null>
  /** What asks for a code. */
  beside: ReactNode
}

/** The field for a mobile number: ten digits, typed, pasted or filled in (spec 1 §5). */
export function PhoneInput(props: Props) {
  const { id, label, value, onChange, onEnter, disabled, readOnly, hint, error = null, wrongBy, input, beside } = props
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex items-center gap-2.5">
        <input
          ref={input}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="send"
          required
          disabled={disabled}
          readOnly={readOnly}
          value={value}
          onChange={({ currentTarget, nativeEvent }) => onChange(showPhone(currentTarget, value, nativeEvent))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
          className={`${inputClass} min-w-36 flex-1 tabular-nums`}
          {...describeControl(id, { hint, error, wrongBy })}
        />
        {beside}
      </div>
    </Field>
  )
}
