import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { AccountMessages } from '@/lib/messages/en/account'

/** Where a profile would stand while the provider is away. */
export function AccountAway({ as, text }: { as: 'h1' | 'h2'; text: AccountMessages }) {
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
