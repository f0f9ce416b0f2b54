import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { BrokenMessages } from '@/lib/messages/en/broken'

type Props = {
  text: BrokenMessages['institute']
  /** The filter page in the page's language. */
  filterHref: string
  /** `unknown`: there is none. `outage`: it could not be read; `action` is a way to try again. */
  reason?: 'unknown' | 'outage'
  action?: React.ReactNode
  foot?: React.ReactNode
}

/** Where an institution would stand (spec 2 §8): the specification's words, what they mean, and a way on. */
export function NoInstitute({ text, filterHref, reason = 'unknown', action, foot }: Props) {
  return (
    <div className="page-column py-8 md:py-16">
      <EmptyState
        as="h1"
        scene={reason === 'unknown' ? 'search' : 'trouble'}
        title={text.heading}
        text={text.hint}
        action={
          <>
            {action}
            <ButtonLink href={filterHref} variant={action === undefined ? 'primary' : 'quiet'}>
              {text.findInstitution}
            </ButtonLink>
          </>
        }
        foot={foot}
      />
    </div>
  )
}
