import { clsx } from 'clsx'
import { buttonClass } from '@/components/ui/button-class'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { pickText } from '@/lib/rules/text/localized-text'

type BannerContent = {
  image: string | null
  title: Text | null
  subTitle: Text | null
  description: Text | null
}

type Props = {
  /** `null`: there is none, and the page's name stands alone. */
  banner: BannerContent | null
  lang: Language
  /** What the page is called while its content has no title. */
  title: string
  /** Where the picture stands from 1024 px on. */
  picture?: 'below' | 'beside'
  /** Leads to what the page is for, further down. */
  action?: { href: string; label: string }
}

const NO_BANNER: BannerContent = { image: null, title: null, subTitle: null, description: null }

/** A longer line under the title is no second heading any more. */
const MAX_BIG_LINE_LENGTH = 70

/** The head of a content page: title in ink, sub-title in grey, what it is about, and its picture. */
export function ContentBanner({ banner, lang, title, picture = 'below', action }: Props) {
  const { image, title: heading, subTitle, description } = banner ?? NO_BANNER
  const isBeside = picture === 'beside'
  const isBig = subTitle !== null && pickText(subTitle, lang).value.length <= MAX_BIG_LINE_LENGTH
  return (
    <section
      className={clsx(
        'page-column grid grid-cols-1 gap-x-14 gap-y-8 pt-10 md:pt-16',
        isBeside && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-center',
      )}
    >
      <div
        className={clsx(
          'grid grid-cols-1 gap-x-14 gap-y-5',
          !isBeside && description !== null && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
        )}
      >
        <hgroup className="grid grid-cols-1 gap-3">
          {heading === null ? (
            <h1 className="text-h1 font-semibold">{title}</h1>
          ) : (
            <ProviderText of={heading} lang={lang} as="h1" className="text-h1 font-semibold" />
          )}
          {subTitle !== null && (
            <ProviderText
              of={subTitle}
              lang={lang}
              as="p"
              className={clsx(
                'font-semibold text-balance text-grey',
                isBig ? 'text-h2 leading-tight tracking-tight' : 'text-xl',
              )}
            />
          )}
        </hgroup>
        {description !== null && (
          <ProviderParagraphs
            of={description}
            lang={lang}
            className="grid max-w-prose grid-cols-1 gap-3 text-lg text-ink-2"
          />
        )}
        {action && (
          <a href={action.href} className={buttonClass('primary', 'md', 'justify-self-start')}>
            {action.label}
          </a>
        )}
      </div>
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes={isBeside ? '(min-width: 1192px) 512px, 100vw' : '(min-width: 1192px) 1152px, 100vw'}
        tone="river"
        priority
        fallback={RIVER_FALLBACK}
        className={clsx(
          'rounded-panel',
          image === null ? 'aspect-5/2 sm:aspect-4/1' : 'aspect-3/2 sm:aspect-5/2',
          isBeside && 'lg:aspect-6/5',
        )}
      />
    </section>
  )
}
