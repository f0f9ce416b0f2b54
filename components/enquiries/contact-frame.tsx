import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { RiverScene } from '@/components/ui/river-scene'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

type Props = {
  lang: Language
  text: Pick<EnquiryMessages, 'contactHeading' | 'contactHint'>
  /** Of the content; without it the section has a heading of ours. */
  title: Text | null
  /** What links lead to. */
  id?: string
  /** The form. */
  children: ReactNode
}

/** What stands around the contact form: the heading, what one may ask, and a picture. */
export function ContactFrame({ lang, text, title, id = 'contact-form', children }: Props) {
  const heading = pickText(title, lang) ?? { value: text.contactHeading, lang }
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-column pt-16 md:pt-24">
      <Card className="grid grid-cols-1 overflow-hidden rounded-panel lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="flex flex-col justify-between bg-river-tint">
          <div className="p-5 sm:p-8 lg:p-10">
            <TwoToneHeading
              as="h2"
              id={`${id}-title`}
              lang={markOf(heading.lang, lang)}
              text={heading.value}
              grey={{ last: Math.floor(heading.value.trim().split(/\s+/).length / 2) }}
              className="wrap-anywhere"
            />
            <p className="mt-3 max-w-[36ch] text-lg text-ink-2">{text.contactHint}</p>
          </div>
          <RiverScene className="hidden h-72 w-full lg:block" />
        </div>
        <div className="p-5 sm:p-8 lg:p-10">{children}</div>
      </Card>
    </section>
  )
}
