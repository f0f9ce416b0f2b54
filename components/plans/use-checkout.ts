'use client'

import { useRef, useState } from 'react'
import { isText, objectOf } from '@/lib/client/answer-shape'
import { currentPath, useIntent, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { callBff } from '@/lib/client/bff-call'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import type { PlansMessages } from '@/lib/messages/en/plans'

const isCheckout = objectOf<{ url: string }>({ url: isText })

/** Begins to buy a plan, and gives where to pay; a page of ours to pay at is in this language. */
function beginCheckout(planId: string, lang: Language) {
  return callBff('/api/subscriptions', { planId, lang }, { is: isCheckout })
}

export type Checkout = {
  /** Leads to where the plan is paid; who is signed out is asked to sign in first, and led there afterwards. */
  begin: (planId: string) => void
  /** The plan whose payment page is being opened. */
  busy: string | null
  failure: { planId: string; message: string } | null
}

const INTENT = 'checkout'

/** Choosing a plan for real (docs/contract.md "Optional parts"). */
export function useCheckout(lang: Language, text: Pick<PlansMessages, 'notOpened' | 'tooMany'>): Checkout {
  const open = useModals((modals) => modals.open)
  const state = useSession((session) => session.state)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Checkout['failure']>(null)
  const wanted = useRef<string | null>(null)

  function signIn(planId: string) {
    wanted.current = planId
    open('login', { name: INTENT, path: currentPath() })
  }

  async function ask(planId: string) {
    setBusy(planId)
    setFailure(null)
    const result = await beginCheckout(planId, lang)
    // While the browser leaves for the payment page, it stays busy.
    if (result.ok) return goTo(result.answer.url)
    setBusy(null)
    const { reason, message } = result.failure
    if (reason === 'signed-out') return signIn(planId)
    setFailure({ planId, message: message ?? (reason === 'limited' ? text.tooMany : text.notOpened) })
  }

  function begin(planId: string) {
    if (busy !== null) return
    if (state === 'out') signIn(planId)
    else void ask(planId)
  }

  useIntent(INTENT, () => {
    if (wanted.current !== null) void ask(wanted.current)
  })
  return { begin, busy, failure }
}
