'use client'

import { OTPField } from '@base-ui/react/otp-field'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ClipboardEvent, type RefObject, useId } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { inputClass } from '@/components/ui/text-input'
import { codeDigits } from '@/lib/rules/auth/one-time-code'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  length: number
  value: string
  onChange: (code: string) => void
  label: string
  hint: string
  /** With places for `number` and `length`. */
  boxLabel: string
  error: string | null
  firstBox: RefObject<HTMLInputElement | null>
}

/**
 * One box for each digit of the code (spec 1 §2 "Login modal"). The first takes the phone's own
 * suggestion, which fills them all.
 */
export function CodeBoxes({ length, value, onChange, label, hint, boxLabel, error, firstBox }: Props) {
  const id = useId()

  // A whole code goes into all boxes, whichever has the focus.
  function onPaste(event: ClipboardEvent<HTMLDivElement>) {
    const code = codeDigits(event.clipboardData.getData('text/plain'), length)
    if (code.length !== length) return
    event.preventDefault()
    event.stopPropagation()
    // The last box can be gone to once the ones before it are full.
    flushSync(() => onChange(code))
    event.currentTarget.querySelectorAll('input')[length - 1]?.focus()
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onChange}
        validationType="none"
        normalizeValue={(typed) => codeDigits(typed, length)}
        inputMode="numeric"
        aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
        onPasteCapture={onPaste}
        className="flex gap-2"
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            ref={index === 0 ? firstBox : undefined}
            aria-label={index === 0 ? undefined : fillMessage(boxLabel, { number: index + 1, length })}
            aria-invalid={error === null ? undefined : true}
            className={clsx(inputClass, 'min-w-0 flex-1 px-0! text-center text-xl font-semibold tabular-nums')}
          />
        ))}
      </OTPField.Root>
      {error === null ? (
        <p id={`${id}-hint`} className="text-sm text-grey">
          {hint}
        </p>
      ) : (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-kumkum">
          <Icon of={CircleAlert} size={18} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
