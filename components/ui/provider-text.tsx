import type { ElementType } from 'react'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { paragraphsOf } from '@/lib/rules/text/paragraphs'

type Props = {
  /** A bare string is a name that the provider has in English alone. */
  of: Text | string
  /** The language of the page. */
  lang: Language
  as?: ElementType
  id?: string
  className?: string
}

/** A provider's text in the page's language where there is one; English on another page is marked so. */
export function ProviderText({ of, lang, as: Element = 'span', id, className }: Props) {
  const { value, lang: written } = pickText(typeof of === 'string' ? { en: of } : of, lang)
  return (
    <Element id={id} lang={markOf(written, lang)} className={className}>
      {value}
    </Element>
  )
}

/** A longer text, of which blank lines part the paragraphs; line breaks within one are kept. */
export function ProviderParagraphs({ of, lang, className }: { of: Text; lang: Language; className?: string }) {
  const { value, lang: written } = pickText(of, lang)
  return (
    <div lang={markOf(written, lang)} className={className}>
      {paragraphsOf(value).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
