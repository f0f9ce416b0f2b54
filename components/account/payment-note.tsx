'use client'

import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { MarkedMessage } from '@/components/ui/marked-message'
import { useLazyQuery } from '@/lib/client/lazy-query'
import type { SubscriptionStatus } from '@/lib/contract/subscription'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'

type Props = {
  id: string
  /** `null`: there is no such payment; `away`: it cannot be told just now. */
  status: SubscriptionStatus | null | 'away'
  planName: string | null
  /** This page. */
  href: string
  /** Where it is paid, as long as it can be. */
  payHref: string | null
  /** Where plans are chosen. */
  plansHref: string
  lang: Language
  text: Pick<
    AccountMessages,
    | 'paymentPending'
    | 'paymentPendingPlain'
    | 'paymentLong'
    | 'paymentLook'
    | 'paymentActive'
    | 'paymentFailed'
    | 'paymentCancelled'
    | 'paymentExpired'
    | 'paymentUnknown'
    | 'paymentNone'
    | 'retry'
    | 'choosePlan'
    | 'plan'
  >
}

const LOOKS = {
  good: { icon: CircleCheck, box: 'bg-leaf-tint', mark: 'text-leaf' },
  bad: { icon: CircleAlert, box: 'border border-kumkum bg-kumkum-tint text-kumkum', mark: '' },
  waiting: { icon: Clock, box: 'border border-turmeric-line bg-turmeric-tint', mark: 'text-turmeric-deep' },
}

/** What became of a payment, above the plan that it is for. While it is pending it looks for itself. */
export function PaymentNote({ id, status, planName, href, payHref, plansHref, lang, text }: Props) {
  const router = useRouter()
  const { data: watch } = useLazyQuery(({ subscription }) => subscription(id), {
    of: id,
    isAsked: status === 'pending',
    loadAgainMs: 10_000,
  })
  useEffect(() => {
    if (watch?.state === 'settled') router.refresh()
  }, [watch, router])

  const choose = { href: plansHref, label: text.choosePlan }
  switch (status) {
    case 'active':
      return (
        <Note look="good">
          <MarkedMessage message={text.paymentActive} words={{ plan: planName ?? text.plan }} lang={lang} />
        </Note>
      )
    case 'pending':
    case 'away':
      return (
        <Note look="waiting" action={{ href, label: text.paymentLook }}>
          {status === 'away' ? (
            text.paymentUnknown
          ) : watch?.state === 'long' ? (
            text.paymentLong
          ) : (
            <>
              <span className="noscript:hidden">{text.paymentPending}</span>
              <span className="hidden noscript:inline">{text.paymentPendingPlain}</span>
            </>
          )}
        </Note>
      )
    case 'failed':
      return (
        <Note look="bad" action={payHref === null ? choose : { href: payHref, label: text.retry }}>
          {text.paymentFailed}
        </Note>
      )
    case 'cancelled':
    case 'expired':
    case null:
      return (
        <Note look="waiting" action={choose}>
          {status === 'cancelled'
            ? text.paymentCancelled
            : status === 'expired'
              ? text.paymentExpired
              : text.paymentNone}
        </Note>
      )
  }
}

type NoteProps = { look: keyof typeof LOOKS; action?: { href: string; label: string }; children: ReactNode }

function Note({ look, action, children }: NoteProps) {
  const { icon, box, mark } = LOOKS[look]
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-4 rounded-card px-5 py-4', box)}>
      <p role="status" className="flex min-w-0 items-start gap-2.5 font-medium">
        <Icon of={icon} className={clsx('mt-0.5 shrink-0', mark)} />
        <span className="min-w-0">{children}</span>
      </p>
      {action && (
        <a href={action.href} className={buttonClass('quiet')}>
          {action.label}
        </a>
      )}
    </div>
  )
}
