import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Feature } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { BlankCover } from './blank-cover'

/** Those that say something: a picture alone has no meaning. */
export function shownFeatures(features: readonly Feature[]): Feature[] {
  return features.filter((feature) => feature.title !== null || feature.description !== null)
}

/** Placement figures or facilities as cards. Where one has a picture, all have its frame, so that titles stand in line. */
export function FeatureCards({ features, lang }: { features: readonly Feature[]; lang: Language }) {
  const framed = features.some((feature) => feature.image !== null)
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {features.map(({ title, description, image }, index) => (
        <Card as="li" key={index} className="overflow-hidden">
          {framed && (
            <Picture
              src={pictureSrc(image)}
              alt=""
              sizes="(min-width: 1024px) 360px, (min-width: 620px) 45vw, 100vw"
              aspect="16/9"
              tone="river"
              fallback={<BlankCover />}
            />
          )}
          <div className="grid gap-1.5 p-5">
            {title === null ? null : (
              <ProviderText of={title} lang={lang} as="h4" className="text-h3 font-semibold wrap-anywhere" />
            )}
            {description === null ? null : (
              <ProviderParagraphs of={description} lang={lang} className="grid gap-2 text-ink-2" />
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}
