import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { PaymentForm, SubscriptionState } from '@/lib/contract/subscription'
import type { PayMessages } from '@/lib/messages/en/pay'
import { NOT_NOTED_ANCHOR } from '@/lib/rules/routes/anchors'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatPrice } from '@/lib/rules/text/money'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = {
  id: string
  subscription: SubscriptionState
  /** Paise. */
  amount: number
  payment: PaymentForm
  lang: Language
  text: PayMessages
}

/** A plan that is to be paid, and the ways on; plain forms, which need no JavaScript. */
export function PayPage({ id, subscription, amount: paise, payment, lang, text }: Props) {
  const { plan } = subscription
  const amount = formatPrice(paise / 100)
  const cycle = plan.billingCycle === 'yearly' ? text.cycle.yearly : text.cycle.monthly
  const { action, fields, title } = payment
  return (
    <div className="page-column flex justify-center py-8 md:py-16">
      <Card as="section" className="grid w-full max-w-xl gap-6 rounded-panel p-5 sm:p-10">
        <TwoToneHeading as="h1" size="h2" text={text.title} grey={{ first: 1 }} />
        {action === null && (
          <p className="rounded-card border border-turmeric-line bg-turmeric-tint px-5 py-4 font-medium">
            {text.development}
          </p>
        )}
        {subscription.status === 'failed' && (
          <p className="rounded-card bg-kumkum-tint px-5 py-4 font-medium text-kumkum">{text.failedBefore}</p>
        )}
        <p
          id={NOT_NOTED_ANCHOR.slice(1)}
          className="hidden scroll-mt-32 rounded-card bg-kumkum-tint px-5 py-4 font-medium text-kumkum target:block"
        >
          {text.notNoted}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          <dt className="text-ink-2">{text.plan}</dt>
          <dd className="text-right font-medium wrap-anywhere">
            {plan.name !== null && <span lang={writtenLanguage(plan.name, lang)}>{plan.name}</span>}{' '}
            <span className="inline-block font-normal text-ink-2">{cycle}</span>
          </dd>
          <dt className="text-ink-2">{text.amount}</dt>
          <dd className="text-right text-xl font-semibold">{amount}</dd>
        </dl>
        <p className="text-ink-2">
          {action !== null && `${fillMessage(text.elsewhere, { gateway: title ?? text.service })} `}
          {text.once}
        </p>
        <div className="grid gap-3">
          {action === null ? (
            <>
              <Decision id={id} lang={lang} decision="pay" label={fillMessage(text.pretend, { amount })} />
              <Decision id={id} lang={lang} decision="fail" label={text.fail} />
            </>
          ) : Object.keys(fields).length === 0 ? (
            <ButtonLink href={action}>{fillMessage(text.payNow, { amount })}</ButtonLink>
          ) : (
            <form method="post" action={action} className="grid">
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{fillMessage(text.payNow, { amount })}</Button>
            </form>
          )}
          <Decision id={id} lang={lang} decision="cancel" label={text.giveUp} />
        </div>
      </Card>
    </div>
  )
}

type DecisionProps = { id: string; lang: Language; decision: 'pay' | 'fail' | 'cancel'; label: string }

function Decision({ id, lang, decision, label }: DecisionProps) {
  return (
    <form method="post" action="/api/pay" className="grid">
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="decision" value={decision} />
      <Button type="submit" variant={decision === 'pay' ? 'primary' : 'quiet'}>
        {label}
      </Button>
    </form>
  )
}
