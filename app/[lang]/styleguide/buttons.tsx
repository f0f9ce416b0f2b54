import { Search, SlidersHorizontal } from 'lucide-react'
import { FacebookIcon, InstagramIcon, LinkedinIcon } from '@/components/ui/brand-icons'
import { Button, ButtonLink } from '@/components/ui/button'
import { Chip, RemovableChip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/pagination'
import { getMessages } from '@/lib/messages/catalogue'
import { Part, Row, Specimen } from './specimen'

const variants = ['primary', 'quiet', 'light', 'danger', 'danger-text'] as const
const { controls } = getMessages('en')
const pageLabels = { pages: controls.pages, previous: controls.previous, next: controls.next, page: controls.page }

function page(number: number) {
  return { kind: 'page' as const, page: number, href: `#page-${number}` }
}

export function Buttons() {
  return (
    <>
      <Part title="Buttons">
        {variants.map((variant) => (
          <div
            key={variant}
            className={variant === 'light' ? '-mx-4 rounded-panel p-4 on-river [&_p]:text-on-river-grey' : undefined}
          >
            <Row>
              <Specimen state={variant}>
                <Button variant={variant}>Search</Button>
              </Specimen>
              <Specimen state="focus">
                <Button variant={variant} className="is-focused">
                  Search
                </Button>
              </Specimen>
              <Specimen state="busy">
                <Button variant={variant} busy busyLabel={controls.busy}>
                  Search
                </Button>
              </Specimen>
              <Specimen state="disabled">
                <Button variant={variant} disabled>
                  Search
                </Button>
              </Specimen>
              <Specimen state="with icon, link">
                <ButtonLink variant={variant} href="#buttons">
                  <Icon of={SlidersHorizontal} />
                  Filters · 3
                </ButtonLink>
              </Specimen>
              <Specimen state="icon alone">
                <Button variant={variant} size="icon" aria-label="Search">
                  <Icon of={Search} />
                </Button>
              </Specimen>
              <Specimen state="long, Kannada">
                <Button variant={variant} lang="kn">
                  ಎಲ್ಲ ಆಯ್ಕೆಗಳನ್ನು ತೆರವುಗೊಳಿಸಿ ಮತ್ತು ಮತ್ತೆ ಹುಡುಕಿ
                </Button>
              </Specimen>
            </Row>
          </div>
        ))}
      </Part>
      <Part title="Chips">
        <Row>
          <Specimen state="labels" wide>
            <span className="flex flex-wrap gap-2">
              <Chip>Computer Science</Chip>
              <Chip tone="outline">Residential</Chip>
              <Chip tone="turmeric">Coming Soon</Chip>
              <Chip lang="kn">ಕಂಪ್ಯೂಟರ್ ವಿಜ್ಞಾನ</Chip>
            </span>
          </Specimen>
          <Specimen state="removable; too long is cut" wide>
            <span className="flex flex-wrap gap-2">
              <RemovableChip href="#chips" label="Mysuru" removeLabel="Remove Mysuru" />
              <RemovableChip
                href="#chips"
                label="Electronics and Communication Engineering with a specialisation in embedded systems"
                removeLabel="Remove Electronics"
              />
              <RemovableChip href="#chips" lang="kn" label="ಶಿವಮೊಗ್ಗ" removeLabel="Remove Shivamogga" />
            </span>
          </Specimen>
        </Row>
      </Part>
      <Part title="Pagination">
        <Row>
          <Specimen state="first of few" wide>
            <Pagination
              items={[1, 2, 3].map(page)}
              current={1}
              previousHref={null}
              nextHref="#page-2"
              labels={{ ...pageLabels, pages: 'Few pages' }}
            />
          </Specimen>
          <Specimen state="middle of many" wide>
            <Pagination
              items={[
                page(1),
                { kind: 'gap', key: 'before' },
                page(128),
                page(129),
                page(130),
                { kind: 'gap', key: 'after' },
                page(5627),
              ]}
              current={129}
              previousHref="#page-128"
              nextHref="#page-130"
              labels={pageLabels}
            />
          </Specimen>
        </Row>
      </Part>
      <Part title="Brand icons">
        <span className="flex gap-4">
          <FacebookIcon />
          <InstagramIcon />
          <LinkedinIcon />
          <FacebookIcon className="text-line-3" />
        </span>
      </Part>
    </>
  )
}
