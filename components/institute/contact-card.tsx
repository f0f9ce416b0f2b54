import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { type ContactLink, emailLinks, mapLink, phoneLinks, websiteLink } from '@/lib/rules/institute/contact-links'
import { markOf } from '@/lib/rules/text/localized-text'
import { SocialLinks } from './social-links'

type Props = {
  detail: InstituteDetail
  lang: Language
  text: InstituteMessages
  /** What is said of the values. */
  children: ReactNode
}

const linkLook =
  '-my-1 inline-flex min-h-8 items-center font-medium text-river underline decoration-river-line underline-offset-4 wrap-anywhere hover:decoration-current'

function Links({ links, newTab }: { links: ContactLink[]; newTab?: string }) {
  return links.map(({ text, href }, index) =>
    href === null ? (
      <span key={index} className="block wrap-anywhere">
        {text}
      </span>
    ) : (
      <a
        key={index}
        href={href}
        className={linkLook}
        {...(newTab === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {text}
        {newTab === undefined ? null : <span className="sr-only"> {newTab}</span>}
      </a>
    ),
  )
}

/** Short values stand two in a line. */
function knownRows({
  detail,
  lang,
  text,
}: Omit<Props, 'children'>): { label: string; value: ReactNode; isShort: boolean }[] {
  const { place, contact } = detail
  const english = (value: string | null) => (value === null ? null : <span lang={markOf('en', lang)}>{value}</span>)
  const phones = phoneLinks(contact.phone)
  const emails = emailLinks(contact.email)
  const rows: [label: string, value: ReactNode, isShort?: boolean][] = [
    [text.contact.address, english(place.address1)],
    [text.contact.city, place.city && <ProviderText of={place.city} lang={lang} />, true],
    [text.contact.zip, place.zip, true],
    [text.contact.phone, phones.length === 0 ? null : <Links links={phones} />],
    [text.contact.email, emails.length === 0 ? null : <Links links={emails} />],
    [
      text.contact.website,
      contact.website === null ? null : <Links links={[websiteLink(contact.website)]} newTab={text.contact.newTab} />,
    ],
  ]
  return rows.flatMap(([label, value, isShort = false]) => (value === null ? [] : { label, value, isShort }))
}

/** How to reach the institution (spec 2 §2, "Contact Information"): what is known, and the three networks. */
export function ContactCard(props: Props) {
  const {
    detail: { name, place, coordinates },
    text,
  } = props
  const rows = knownRows(props)
  const map = mapLink(name.en, place, coordinates)
  return (
    <Card
      as="section"
      aria-labelledby="contact-heading"
      className={clsx('grid gap-4 p-5.5', rows.length === 0 && 'print:hidden')}
    >
      <h2 id="contact-heading" className="text-h3 font-semibold">
        {text.contact.heading}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{text.contact.empty}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5">
          {rows.map((row) => (
            <div key={row.label} className={row.isShort ? undefined : 'col-span-2'}>
              <dt className="text-sm text-grey">{row.label}</dt>
              <dd className="grid justify-items-start gap-1.5 wrap-anywhere">{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {map !== null && (
        <a href={map} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet', 'md', 'print:hidden')}>
          <Icon of={MapPin} size={18} />
          {text.contact.directions}
          <span className="sr-only"> {text.contact.newTab}</span>
        </a>
      )}
      <SocialLinks contact={props.detail.contact} text={text.contact} />
      {props.children}
    </Card>
  )
}
