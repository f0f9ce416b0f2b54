import { Picture } from '@/components/ui/picture'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import type { CardHeading } from './section-head'

/** Head and shoulders, where there is no picture of somebody. */
function Silhouette() {
  return (
    <svg
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <circle cx="48" cy="40" r="18" className="fill-river-line" />
      <path d="M10 96c2-24 18-34 38-34s36 10 38 34Z" className="fill-river-line" />
    </svg>
  )
}

type Props = {
  name: Text
  about: Text | null
  image: string | null
  lang: Language
  layout: 'upright' | 'beside'
  heading: CardHeading
}

/** Somebody: picture, name, and who that is. */
export function PersonCard({ name, about, image, lang, layout, heading }: Props) {
  const isUpright = layout === 'upright'
  return (
    <article
      className={
        isUpright
          ? 'grid h-full grid-cols-1 content-start gap-4 wrap-anywhere'
          : 'grid h-full grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-card border border-line bg-surface p-4 wrap-anywhere'
      }
    >
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes={isUpright ? '(min-width: 1024px) 270px, (min-width: 480px) 45vw, 90vw' : 80}
        tone="river"
        fallback={<Silhouette />}
        className={isUpright ? 'aspect-square rounded-panel' : 'size-20 rounded-full'}
      />
      <div className="grid grid-cols-1 gap-1">
        <ProviderText of={name} lang={lang} as={heading} className="text-h3 font-semibold" />
        {about === null ? null : (
          <ProviderText of={about} lang={lang} as="p" className="whitespace-pre-line text-ink-2" />
        )}
      </div>
    </article>
  )
}
