import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { AccountMessages } from '@/lib/messages/en/account'

type Props = { as: 'h1' | 'h2'; text: Pick<AccountMessages, 'away' | 'awayHint' | 'retry'> }

/** Where a profile, or a payment, would stand while the provider is away. */
export function AccountAway({ as, text }: Props) {
  return (
    <EmptyState
      as={as}
      scene="trouble"
      title={text.away}
      text={text.awayHint}
      action={
        // An empty address is this page's own: a plain link, so that it is asked for anew.
        <a href="" className={buttonClass()}>
          {text.retry}
        </a>
      }
    />
  )
}
