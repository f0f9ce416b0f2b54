import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { Contact } from '@/lib/contract/content/contact'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import { type ContactLink, emailLinks, phoneLinks } from '@/lib/rules/institute/contact-links'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

type Content = Contact['phone']
type Way = { icon: LucideIcon; name: string; content: Content; linksOf: (line: string) => ContactLink[] }
type Props = { contact: Contact; lang: Language; text: EnquiryMessages }

/** A card with nothing but its title says nothing. */
const saysSomething = ({ content }: Way) => content.subTitle !== null || content.lines.length > 0

/** How to reach whoever runs the website: the three info cards (spec 1 §2 "Contact page"). */
export function ContactCards({ contact, lang, text }: Props) {
  const ways: Way[] = [
    { icon: Phone, name: text.phone, content: contact.phone, linksOf: phoneLinks },
    { icon: Mail, name: text.email, content: contact.email, linksOf: emailLinks },
    { icon: MapPin, name: text.address, content: contact.address, linksOf: (line) => [{ text: line, href: null }] },
  ]
  const shown = ways.filter(saysSomething)
  if (shown.length === 0) return null
  return (
    <ul className="page-column grid grid-cols-1 gap-4 pt-8 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] md:pt-12">
      {shown.map(({ icon, name, content, linksOf }) => (
        <Card as="li" key={name} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 p-6">
          <span className="grid size-12 place-items-center rounded-card bg-river-tint text-river">
            <Icon of={icon} size={24} />
          </span>
          <div className="grid content-start gap-1 self-center">
            <h2 className="text-h3 font-semibold wrap-anywhere">
              {content.title === null ? name : <ProviderText of={content.title} lang={lang} />}
            </h2>
            {content.subTitle === null ? null : (
              <ProviderText of={content.subTitle} lang={lang} as="p" className="wrap-anywhere text-ink-2" />
            )}
          </div>
          {content.lines.length === 0 ? null : (
            <div className="col-span-2 mt-4 grid justify-items-start">
              {content.lines.map((line, index) => (
                <Line key={index} line={line} lang={lang} linksOf={linksOf} />
              ))}
            </div>
          )}
        </Card>
      ))}
    </ul>
  )
}

function Line({ line, lang, linksOf }: { line: Text; lang: Language; linksOf: Way['linksOf'] }) {
  const { value, lang: written } = pickText(line, lang)
  return linksOf(value).map(({ text, href }, index) =>
    href === null ? (
      <p key={index} lang={markOf(written, lang)} className="py-0.5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    ) : (
      <a
        key={index}
        href={href}
        className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-river tabular-nums underline decoration-river-line underline-offset-4 hover:decoration-current"
      >
        {text}
      </a>
    ),
  )
}
