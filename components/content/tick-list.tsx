import { Check } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

/** Short points, each ticked. Nothing without points. */
export function TickList({ items, lang }: { items: readonly Text[]; lang: Language }) {
  if (items.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item, index) => (
        <li key={index} className="flex items-start gap-3.5 wrap-anywhere">
          <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-turmeric text-ink">
            <Icon of={Check} size={16} />
          </span>
          <ProviderText of={item} lang={lang} className="min-w-0 text-lg font-medium" />
        </li>
      ))}
    </ul>
  )
}
