import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { SectionHead } from './section-head'

type Props = {
  title: Text | null
  description: Text | null
  image: string | null
  lang: Language
  /** On which side the picture stands from 1024 px on. */
  side?: 'left' | 'right'
  /** Under the words. */
  children?: ReactNode
}

/** Words beside their picture. Nothing where there are neither words nor a picture. */
export function PictureText({ title, description, image, lang, side = 'left', children = null }: Props) {
  const hasWords = title !== null || description !== null || Boolean(children)
  if (!hasWords && image === null) return null
  return (
    <section
      className={clsx(
        'page-column grid grid-cols-1 items-center gap-x-14 gap-y-8 pt-16 md:pt-24',
        hasWords &&
          image !== null &&
          (side === 'left'
            ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]'
            : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]'),
      )}
    >
      {image === null ? null : (
        <Picture
          src={pictureSrc(image)}
          alt=""
          sizes={hasWords ? '(min-width: 1024px) 510px, 100vw' : '(min-width: 1192px) 1152px, 100vw'}
          tone="river"
          fallback={RIVER_FALLBACK}
          className={clsx(
            'rounded-panel',
            hasWords ? 'aspect-3/2 lg:aspect-5/4' : 'aspect-5/2',
            side === 'right' && 'lg:order-last',
          )}
        />
      )}
      {hasWords && (
        <div className="grid grid-cols-1 gap-6">
          <SectionHead title={title} description={description} lang={lang} />
          {children}
        </div>
      )}
    </section>
  )
}
