import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { linkClass } from './link-button'
import { PhoneInput } from './phone-input'
import { SendControl } from './send-control'
import type { RegisterState } from './use-register'

type Props = {
  id: string
  /** Of the banner, which says what is wrong. */
  bannerId: string
  text: SignInMessages
  form: RegisterState
  value: string
  onChange: (typed: string) => void
  onSend: () => void
  input: RefObject<HTMLInputElement | null>
}

/** The number of the new account, and what sends a code to it until it is verified. */
export function RegisterPhone({ id, bannerId, text, form, value, onChange, onSend, input }: Props) {
  const isBlocked = form.secondsLeft > 0 || form.pending !== null
  return (
    <div>
      <PhoneInput
        id={id}
        label={text.phone}
        value={value}
        onChange={onChange}
        onEnter={onSend}
        disabled={form.isVerified}
        readOnly={form.pending !== null}
        hint={form.isVerified ? undefined : text.phoneHint}
        wrongBy={form.problem?.field === 'phone' ? bannerId : undefined}
        input={input}
        beside={
          form.isVerified ? (
            <p className="flex items-center gap-2 font-medium text-leaf">
              <Icon of={CircleCheck} />
              {text.verified}
            </p>
          ) : (
            <SendControl
              text={text}
              resendIn={text.registerResendIn}
              isSent={form.isSent}
              isSending={form.pending === 'send'}
              secondsLeft={form.secondsLeft}
              disabled={isBlocked}
              onSend={onSend}
              className={clsx(buttonClass('quiet', 'md'), 'min-h-13 max-w-38 px-3.5!')}
            />
          )
        }
      />
      {form.isVerified && (
        <button
          type="button"
          className={linkClass}
          onClick={() => {
            form.changePhone()
            // The field can be focused once it is shown as enabled again.
            requestAnimationFrame(() => input.current?.focus())
          }}
        >
          {text.changeNumber}
        </button>
      )}
    </div>
  )
}
