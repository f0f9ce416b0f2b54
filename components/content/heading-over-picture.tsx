import { Picture } from '@/components/ui/picture'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

type Props = { title: Text | null; image: string | null; lang: Language }

/** A title over a wide picture, its first eight words grey (spec 1 §9); on paper of its own, so that it can be read. */
export function HeadingOverPicture({ title, image, lang }: Props) {
  if (title === null && image === null) return null
  const written = pickText(title, lang)
  return (
    <section className="page-column pt-16 md:pt-24">
      <div className="grid grid-cols-1">
        {written === null ? null : (
          <div className="relative z-1 pb-6 md:col-start-1 md:row-start-1 md:max-w-3/4 md:self-start md:justify-self-start md:rounded-br-panel md:bg-paper md:pr-10 md:pb-8 lg:max-w-2/3">
            <TwoToneHeading
              as="h2"
              text={written.value}
              grey={{ first: 8 }}
              lang={markOf(written.lang, lang)}
              className="wrap-anywhere"
            />
          </div>
        )}
        <Picture
          src={pictureSrc(image)}
          alt=""
          sizes="(min-width: 1192px) 1152px, 100vw"
          tone="river"
          fallback={RIVER_FALLBACK}
          className="min-h-52 w-full rounded-panel max-md:aspect-3/2 md:col-start-1 md:row-start-1 md:min-h-112"
        />
      </div>
    </section>
  )
}
