import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'

const messages = getMessages('en')

export const metadata: Metadata = {
  title: `${messages.start.lostTitle} | ${messages.layout.brand}`,
  robots: { index: false },
}

/** An address that leads nowhere, in the frame, with a way on. Next serves it with status 404. */
export default function GlobalNotFound() {
  const { start, layout } = messages
  return (
    <html lang="en" className={fontVariables}>
      <PageFrame lang="en" messages={messages}>
        <div className="page-column py-8 md:py-16">
          <EmptyState
            as="h1"
            title={start.lostHeading}
            text={start.lostHint}
            action={<ButtonLink href="/filter">{layout.findInstitution}</ButtonLink>}
          />
        </div>
      </PageFrame>
    </html>
  )
}
