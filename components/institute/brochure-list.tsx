import { FileText } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Brochure } from '@/lib/contract/brochure'
import type { Language } from '@/lib/contract/lenient'
import type { InstituteMessages } from '@/lib/messages/en/institute'

type Props = { brochures: readonly Brochure[]; lang: Language; text: InstituteMessages['brochures'] }

/** The brochures by title. Each list item has room at its end for the button that downloads it. */
export function BrochureList({ brochures, lang, text }: Props) {
  return (
    <Card as="section" aria-labelledby="brochures-heading" className="grid gap-3 p-5.5">
      <h2 id="brochures-heading" className="text-h3 font-semibold">
        {text.heading}
      </h2>
      {brochures.length === 0 ? (
        <p className="text-ink-2">{text.empty}</p>
      ) : (
        <ul className="grid gap-3">
          {brochures.map(({ title }, index) => (
            <li key={index} className="flex items-start gap-2.5">
              <Icon of={FileText} className="mt-0.75 shrink-0 text-river" />
              <span lang={title === null || lang === 'en' ? undefined : 'en'} className="min-w-0 wrap-anywhere">
                {title ?? text.untitled}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
