import { useRef, useState } from 'react'
import { useCountdown } from '@/components/ui/use-countdown'
import { deleteAccount, sendDeletionCode } from '@/lib/client/account/deletion-calls'
import { currentPath, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import { deletionFailureText, type DeletionReply } from '@/lib/rules/account/deletion-reply'
import { codeDigits } from '@/lib/rules/auth/one-time-code'
import type { Result } from '@/lib/rules/result'
import { ACCOUNT_DELETED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = { lang: Language; text: AccountMessages; otpLength: number; reply: DeletionReply | null }

/** Deleting the account: first a code to the phone, then with it. One call at a time. */
export function useDeletion({ lang, text, otpLength, reply }: Props) {
  const [step, setStep] = useState<'closed' | 'begin' | 'code'>(reply?.step ?? 'closed')
  const [code, setCode] = useState('')
  const [error, setError] = useState(reply?.failure ? deletionFailureText(reply.failure, text, lang) : null)
  const [complaints, setComplaints] = useState(0)
  const [pending, setPending] = useState<'send' | 'delete' | null>(null)
  const [sent, setSent] = useState(0)
  const isBusy = useRef(false)
  const countdown = useCountdown()
  const open = useModals((modals) => modals.open)
  const signedOut = useSession((session) => session.signedOut)

  function complain(message: string) {
    setError(message)
    setComplaints((count) => count + 1)
  }

  /** Says what is wrong where it fails. @returns the answer, or `null` */
  async function run<Answer>(name: 'send' | 'delete', call: () => Promise<Result<Answer>>): Promise<Answer | null> {
    if (isBusy.current) return null
    isBusy.current = true
    setPending(name)
    const result = await call()
    isBusy.current = false
    setPending(null)
    if (result.ok) {
      setError(null)
      return result.answer
    }
    const { reason, message, retryAfter = null } = result.failure
    if (reason === 'signed-out') open('login', { name: 'delete', path: currentPath() })
    else
      complain(
        deletionFailureText(
          { reason: name === 'send' && reason === 'away' ? 'not-sent' : reason, message },
          text,
          lang,
        ),
      )
    if (retryAfter !== null) countdown.start(retryAfter)
    return null
  }

  return {
    step,
    code,
    error,
    complaints,
    pending,
    sent,
    secondsLeft: countdown.left,
    begin: () => setStep('begin'),
    close() {
      setStep('closed')
      setError(null)
      setCode('')
    },
    changeCode(typed: string) {
      setCode(codeDigits(typed, otpLength))
      setError(null)
    },
    async send() {
      if (countdown.left > 0) return
      const answer = await run('send', () => sendDeletionCode(lang))
      if (answer === null) return
      countdown.start(answer.retryAfter)
      setStep('code')
      setSent((count) => count + 1)
    },
    async confirm() {
      if (code.length !== otpLength) return complain(text.deleteIncomplete)
      if (!(await run('delete', () => deleteAccount(code)))) return
      signedOut()
      goTo(localizedPath('/', lang) + ACCOUNT_DELETED_ANCHOR)
    },
  }
}
