import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CardIcon } from '@/components/content/card-icon'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { ExploreCard as Content } from '@/lib/rules/home/home-data'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = { card: Content; index: number; isWide: boolean; lang: Language }

/** One of the four ways in; the whole card leads there. */
export function ExploreCard({ card, index, isWide, lang }: Props) {
  const { icon, title, description, path } = card
  return (
    <Card
      as="li"
      pressable
      className={clsx(
        'group grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 p-5 wrap-anywhere sm:grid-cols-1 sm:gap-y-6 sm:p-6',
        isWide && 'sm:col-span-2',
      )}
    >
      <div className="flex items-start justify-between">
        <CardIcon icon={icon} index={index} />
        <Icon
          of={ArrowRight}
          className="hidden text-grey transition-transform duration-200 ease-calm group-hover:translate-x-1 group-hover:text-river motion-reduce:transition-none sm:block"
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-1.5 self-center sm:self-auto">
        <h3 className="text-h3 font-semibold">
          <Link
            href={localizedPath(path, lang)}
            prefetch={path.startsWith('/filter') ? false : undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <ProviderText of={title} lang={lang} />
          </Link>
        </h3>
        {description === null ? null : (
          <ProviderText of={description} lang={lang} as="p" className="whitespace-pre-line text-ink-2" />
        )}
      </div>
    </Card>
  )
}
