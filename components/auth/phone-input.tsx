import type { KeyboardEvent, RefObject } from 'react'
import { TextInput } from '@/components/ui/text-input'
import { phoneShown } from '@/lib/rules/phone'

type Props = {
  id: string
  label: string
  value: string
  onChange: (shown: string) => void
  onEnter: () => void
  disabled: boolean
  hint?: string
  error: string | null
  isWrong?: boolean
  input: RefObject<HTMLInputElement | null>
  className?: string
}

/** The field for a mobile number: ten digits, however they are typed or pasted (spec 1 §5). */
export function PhoneInput({ input, value, onChange, onEnter, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      ref={input}
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="send"
      required
      value={value}
      onChange={(event) => onChange(phoneShown(event.currentTarget.value))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
