import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { Route } from '@/lib/rules/routes/table'

type Props = { lang: Language; text: Pick<SignInMessages, 'consent' | 'termsLink' | 'privacyLink'> }

/** What registering means, at its button. The links open beside the form, so that nothing typed is lost. */
export function Consent({ lang, text }: Props) {
  const links: Record<string, { path: Route; label: string }> = {
    '{terms}': { path: '/tearms', label: text.termsLink },
    '{privacy}': { path: '/privacy', label: text.privacyLink },
  }
  return (
    <p className="text-sm text-ink-2">
      {text.consent.split(/(\{\w+\})/).map((part) => {
        const link = links[part]
        return link === undefined ? (
          part
        ) : (
          <a
            key={part}
            href={localizedPath(link.path, lang)}
            target="_blank"
            rel="noopener"
            className="font-medium text-river underline underline-offset-4 hover:no-underline"
          >
            {link.label}
          </a>
        )
      })}
    </p>
  )
}
