import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import { SignInScene } from './sign-in-scene'

type Props = { title: string; subtitle?: string; step?: string; children: ReactNode }

/** The card of the modals as a page of its own, for browsers without JavaScript. */
export function PlainCard({ title, subtitle, step, children }: Props) {
  return (
    <div className="page-column flex justify-center py-8 md:py-16">
      <Card as="section" className="w-full max-w-md overflow-hidden rounded-panel">
        <SignInScene className="h-20 w-full sm:h-24" />
        <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-6 sm:pb-8">
          {step === undefined ? null : <p className="mb-1 text-sm font-medium text-grey">{step}</p>}
          <TwoToneHeading as="h1" size="h2" text={title} grey={{ first: title.includes(' ') ? 1 : 0 }} />
          {subtitle === undefined ? null : <p className="mt-1.5 text-ink-2">{subtitle}</p>}
          {children}
        </div>
      </Card>
    </div>
  )
}

/** What the last post came to: said above the form, because no single field is concerned. */
export function PlainNote({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  const look = tone === 'good' ? 'bg-leaf-tint text-ink' : 'border border-kumkum bg-kumkum-tint text-kumkum'
  return (
    <div
      role={tone === 'good' ? 'status' : 'alert'}
      className={`mt-5 flex items-start gap-2.5 rounded-md px-4 py-3 ${look}`}
    >
      <Icon
        of={tone === 'good' ? CircleCheck : CircleAlert}
        className={tone === 'good' ? 'mt-0.5 shrink-0 text-leaf' : 'mt-0.5 shrink-0'}
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
