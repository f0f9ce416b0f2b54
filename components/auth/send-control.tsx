import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  text: { getCode: string; sendingCode: string; resendCode: string }
  /** With a place for `seconds`. */
  resendIn: string
  isSent: boolean
  isSending: boolean
  secondsLeft: number
  disabled: boolean
  onSend: () => void
  className?: string
}

/**
 * Asks for a code, and says when the next can be asked for. The seconds do not speak for
 * themselves; the modal tells screen readers when they are over.
 */
export function SendControl({ text, resendIn, isSent, isSending, secondsLeft, disabled, onSend, className }: Props) {
  return (
    <button
      type="button"
      disabled={disabled && !isSending}
      aria-disabled={disabled || undefined}
      aria-busy={isSending || undefined}
      onClick={onSend}
      className={className}
    >
      {isSending
        ? text.sendingCode
        : secondsLeft > 0
          ? fillMessage(resendIn, { seconds: secondsLeft })
          : isSent
            ? text.resendCode
            : text.getCode}
    </button>
  )
}
