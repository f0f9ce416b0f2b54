import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { EmptyState } from '@/components/ui/empty-state'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { Part, Row, Specimen } from './specimen'

const fallback = <span className="grid h-full place-items-center text-sm text-grey">The fallback</span>

export function Content() {
  return (
    <>
      <Part title="Cards, pictures, rating">
        <Row>
          <Specimen state="plain">
            <Card className="p-5">A quiet surface.</Card>
          </Specimen>
          <Specimen state="pressable">
            <Card pressable className="p-5">
              <a href="#cards" className="font-semibold after:absolute after:inset-0 after:rounded-card">
                The whole card is one link
              </a>
            </Card>
          </Specimen>
          <Specimen state="no picture">
            <Picture src={null} alt="" sizes="13rem" aspect="16/9" className="rounded-card" fallback={fallback} />
          </Specimen>
          <Specimen state="failed picture">
            <Picture
              src="/media/none.webp"
              alt=""
              sizes="13rem"
              aspect="16/9"
              className="rounded-card"
              fallback={fallback}
            />
          </Specimen>
          <Specimen state="rated, whole, none">
            <span className="flex gap-5">
              <Rating value={4.25} label="Rated 4.3 out of 5">
                <span className="font-normal text-grey">(12)</span>
              </Rating>
              <Rating value={5} label="Rated 5 out of 5" />
              <Rating value={0} label="Not rated yet" />
            </span>
          </Specimen>
          <Specimen state="skeleton of a card">
            <Card className="overflow-hidden">
              <Skeleton className="h-32 rounded-none" />
              <SkeletonText lines={3} className="p-5" />
            </Card>
          </Specimen>
        </Row>
      </Part>
      <Part title="Disclosure and breadcrumbs">
        <Row>
          <Specimen state="closed and open">
            <Card className="px-5 py-1">
              <Disclosure summary="Categories" className="border-b border-line">
                <p className="pb-4 text-ink-2">Six kinds of institution.</p>
              </Disclosure>
              <Disclosure summary="Fees" open>
                <p className="pb-4 text-ink-2">From ₹60,000 to ₹2,90,000.</p>
              </Disclosure>
            </Card>
          </Specimen>
          <Specimen state="long name" wide>
            <Breadcrumbs
              label="Breadcrumbs"
              trail={[
                { label: 'Home', href: '#home' },
                { label: 'Institutions', href: '#institutions' },
              ]}
              current={{ label: 'Wadiyar Memorial University of Applied Sciences and Research, Srirangapatna' }}
            />
          </Specimen>
        </Row>
      </Part>
      <Part title="Empty states">
        <Row>
          <Specimen state="nothing found">
            <EmptyState
              title="Nothing matches all of this"
              text="Take one filter away, or look in a neighbouring district."
              action={
                <ButtonLink href="#empty" variant="quiet">
                  Clear all filters
                </ButtonLink>
              }
            />
          </Specimen>
          <Specimen state="trouble">
            <EmptyState scene="trouble" title="The list did not load" text="Please try again in a minute." />
          </Specimen>
          <Specimen state="nothing yet, Kannada">
            <div lang="kn">
              <EmptyState scene="quiet" title="ಇನ್ನೂ ಅಭಿಪ್ರಾಯಗಳಿಲ್ಲ" text="ಈ ಸಂಸ್ಥೆಯ ಬಗ್ಗೆ ಯಾರೂ ಇನ್ನೂ ಬರೆದಿಲ್ಲ." />
            </div>
          </Specimen>
        </Row>
      </Part>
    </>
  )
}
