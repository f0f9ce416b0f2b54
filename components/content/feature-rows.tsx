import { clsx } from 'clsx'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { ContentCard } from '@/lib/rules/content/shown-cards'
import { CardIcon } from './card-icon'
import type { CardHeading } from './section-head'

type Props = {
  cards: readonly ContentCard[]
  lang: Language
  heading: CardHeading
  /** In one column, for a narrow block. */
  narrow?: boolean
}

/** Icon, title and words between hairlines: to be read down, without boxes. */
export function FeatureRows({ cards, lang, heading, narrow = false }: Props) {
  return (
    <ul
      className={clsx(
        'grid grid-cols-1 gap-x-14 border-b border-line',
        !narrow && cards.length > 1 && 'lg:grid-cols-2',
      )}
    >
      {cards.map(({ icon, title, description }, index) => (
        <li
          key={index}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-5 border-t border-line py-6 wrap-anywhere"
        >
          <CardIcon icon={icon} index={index} />
          <div className="grid grid-cols-1 gap-1.5 self-center">
            {title === null ? null : (
              <ProviderText of={title} lang={lang} as={heading} className="text-h3 font-semibold" />
            )}
            {description === null ? null : (
              <ProviderParagraphs of={description} lang={lang} className="grid grid-cols-1 gap-2 text-ink-2" />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
