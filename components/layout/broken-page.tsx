import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { RequestNumber } from '@/components/ui/request-number'
import type { BrokenMessages } from '@/lib/messages/en/broken'

type Props = { text: BrokenMessages; home: string; number: string | undefined; onRetry: () => void }

/** What stands where a page broke: another try, and the way on. */
export function BrokenPage({ text, home, number, onRetry }: Props) {
  return (
    <div className="page-column py-8 md:py-16">
      <EmptyState
        as="h1"
        scene="trouble"
        title={text.heading}
        text={text.hint}
        action={
          <>
            <Button onClick={onRetry}>{text.retry}</Button>
            <ButtonLink href={home} variant="quiet" prefetch={false}>
              {text.home}
            </ButtonLink>
          </>
        }
        foot={<RequestNumber label={text.number} number={number} />}
      />
    </div>
  )
}
