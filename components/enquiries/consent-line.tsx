import type { Language } from '@/lib/contract/language'
import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = { lang: Language; brand: string; text: Pick<EnquiryMessages, 'consent' | 'privacyLink'> }

/** Who receives what is sent, and for what. The link opens beside the form, so that nothing typed is lost. */
export function ConsentLine({ lang, brand, text }: Props) {
  return (
    <p className="text-sm text-ink-2">
      {text.consent.split(/(\{privacy\})/).map((part) =>
        part === '{privacy}' ? (
          <a
            key={part}
            href={localizedPath('/privacy', lang)}
            target="_blank"
            rel="noopener"
            className="font-medium text-river underline underline-offset-4 hover:no-underline"
          >
            {text.privacyLink}
          </a>
        ) : (
          fillMessage(part, { brand })
        ),
      )}
    </p>
  )
}
