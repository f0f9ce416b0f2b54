import { GraduationCap } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ProviderText } from '@/components/ui/provider-text'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Category } from '@/lib/contract/content/homepage'
import type { Language } from '@/lib/contract/language'
import { filtersToHref } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { localizedPath } from '@/lib/rules/routes/localized-url'

function FallbackIcon() {
  return (
    <span className="absolute inset-0 grid place-items-center text-river">
      <Icon of={GraduationCap} size={44} />
    </span>
  )
}

/** A field of study; the whole card leads to its institutions (spec 1 §2). One that says of which type it is not leads nowhere. */
export function CategoryCard({ category, lang }: { category: Category; lang: Language }) {
  const { id, instituteTypeId, name, description, image } = category
  const href =
    id === null && instituteTypeId === null
      ? null
      : filtersToHref({ ...EMPTY_FILTERS, typeId: instituteTypeId, streamIds: id === null ? [] : [id] })
  return (
    <Card pressable={href !== null} className="flex flex-col overflow-hidden">
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes="(min-width: 1280px) 275px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
        aspect="2/1"
        tone="river"
        // None at all is an icon; one that is broken, a picture of ours (spec 1 §8).
        fallback={image === null ? <FallbackIcon /> : RIVER_FALLBACK}
      />
      <div className="grid grid-cols-1 content-start gap-1 p-4 pb-5 wrap-anywhere">
        <h3 className="text-lg leading-snug font-semibold">
          {href === null ? (
            <ProviderText of={name} lang={lang} />
          ) : (
            <Link
              href={localizedPath(href, lang)}
              prefetch={false}
              className="line-clamp-3 after:absolute after:inset-0 after:rounded-card"
            >
              <ProviderText of={name} lang={lang} />
            </Link>
          )}
        </h3>
        {description === null ? null : (
          <ProviderText of={description} lang={lang} as="p" className="line-clamp-3 text-ink-2" />
        )}
      </div>
    </Card>
  )
}
