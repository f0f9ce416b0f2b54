'use client'

import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useSubscriptionWatch } from '@/lib/client/subscription-watch'
import type { SubscriptionStatus } from '@/lib/contract/subscription'
import type { AccountMessages } from '@/lib/messages/en/account'
import { fillMessage } from '@/lib/rules/fill-message'

type Props = {
  id: string
  /** `null`: it cannot be told. */
  status: SubscriptionStatus | null
  planName: string | null
  /** This page. */
  href: string
  /** Where plans are chosen. */
  plansHref: string
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
export function PaymentNote({ id, status, planName, href, plansHref, text }: Props) {
  const router = useRouter()
  const [isLong, setLong] = useState(false)
  useSubscriptionWatch(
    status === 'pending' ? id : null,
    () => router.refresh(),
    () => setLong(true),
  )

  switch (status) {
    case 'active':
      return <Note look="good">{fillMessage(text.paymentActive, { plan: planName ?? text.plan })}</Note>
    case 'pending':
    case null:
      return (
        <Note look="waiting" action={{ href, label: text.paymentLook }}>
          {status === null ? (
            text.paymentUnknown
          ) : isLong ? (
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
    case 'cancelled':
      return (
        <Note look={status === 'failed' ? 'bad' : 'waiting'} action={{ href: plansHref, label: text.choosePlan }}>
          {status === 'failed' ? text.paymentFailed : text.paymentCancelled}
        </Note>
      )
    case 'expired':
      return (
        <Note look="waiting" action={{ href: plansHref, label: text.choosePlan }}>
          {text.paymentExpired}
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
