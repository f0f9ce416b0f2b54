import Link from 'next/link'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Footer as FooterData } from '@/lib/contract/content/footer'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { ownFooterLinks } from '@/lib/rules/routes/links'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { PLACES_SOURCE } from '@/lib/rules/sources/other-sources'
import { sayText } from '@/lib/rules/text/localized-text'
import type { FooterPlace, OptionalCall } from '@/lib/rules/routes/table'
import { EssentialLinks } from './essential-links'
import { FooterContent } from './footer-content'
import { FooterFailed } from './footer-failed'
import { FooterHills } from './footer-hills'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'

/** The closing line's first two sentences, of two words each in every language, are not grey. */
const INK_WORDS = 4

type Props = {
  lang: Language
  text: LayoutMessages
  /** What the content service says; `null` when it has no footer. */
  content: FooterData | null | 'failed'
  /** The optional calls that the provider has. */
  calls: readonly OptionalCall[]
}

/**
 * The foot of every page (spec 1 §2 "Footer"). The page arrives with its footer complete; the
 * skeleton of the specification shows where the browser fetches it, after a failure.
 */
export function Footer({ lang, text, content, calls }: Props) {
  return (
    <footer className="mt-16 lg:mt-24 print:hidden">
      <FooterHills />
      <div className="on-river">
        <div className="page-column grid gap-8 pt-8 pb-12">
          <TwoToneHeading
            as="h2"
            size="h3"
            text={text.footerClosing}
            grey={{ last: text.footerClosing.split(' ').length - INK_WORDS }}
            onRiver
            className="max-w-xl sm:text-xl"
          />
          {content === 'failed' ? (
            <FooterFailed lang={lang} text={text}>
              <EssentialLinks lang={lang} text={text} />
            </FooterFailed>
          ) : (
            <FooterContent footer={content} lang={lang} text={text} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 text-sm text-on-river-grey">
            <p className="flex items-center gap-2.5 font-medium text-white">
              <Logo size={28} className="rounded-sm ring-1 ring-white/20" />
              {text.brand}
            </p>
            <LanguageSwitch label={text.languages} current={lang} onRiver />
            <OwnLinks place="admission" label={text.forAdmission} calls={calls} lang={lang} text={text} />
            <OwnLinks place="foot" label={text.aboutData} calls={calls} lang={lang} text={text} />
            <p>
              {text.attributionBefore}{' '}
              <a href={PLACES_SOURCE.url} className="text-white underline underline-offset-4 hover:no-underline">
                {sayText(PLACES_SOURCE.title, lang)}
              </a>
              , {text.attributionAfter}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

type OwnLinksProps = Pick<Props, 'lang' | 'text' | 'calls'> & { place: FooterPlace; label: string }

/** A line of links that are ours, whatever the content says. */
function OwnLinks({ place, label, lang, text, calls }: OwnLinksProps) {
  const links = ownFooterLinks(place, text.footerLinks, calls)
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="-my-1.5 max-sm:basis-full">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ route, label: its }) => (
          <li key={route}>
            <Link
              href={localizedPath(route, lang)}
              prefetch={false}
              className="inline-block py-1.5 text-white underline-offset-4 hover:underline"
            >
              {its}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
