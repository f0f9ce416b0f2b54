import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
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
      action={<RetryLink href="">{text.retry}</RetryLink>}
    />
  )
}
