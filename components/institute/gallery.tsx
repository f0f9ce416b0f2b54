import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { GalleryLightbox } from './gallery-lightbox'
import { BlankCover } from './blank-cover'
import { MOSAIC_SIZE, mosaicTile } from './mosaic-tile'

type Props = {
  /** Paths of our own, and what is seen on each, where somebody said so. */
  pictures: readonly { src: string; alt: string | null }[]
  /** The institution's name, for those who cannot see the pictures. */
  name: string
  lang: Language
  text: InstituteMessages['gallery']
}

/**
 * Up to six pictures; the sixth tells how many more there are (spec 2 §2, "Gallery"). Each is a link
 * to the picture itself, so that it opens without JavaScript; the lightbox takes the links over.
 */
export function Gallery({ pictures, name, lang, text }: Props) {
  if (pictures.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line-2 px-5 py-8 text-center text-ink-2 print:hidden">
        {text.empty}
      </p>
    )
  }
  const total = pictures.length
  const tiles = pictures.slice(0, MOSAIC_SIZE)
  const slides = pictures.map(({ src, alt }, index) => ({
    src,
    alt: alt ?? fillMessage(text.picture, { number: index + 1, total, name }),
  }))
  return (
    <GalleryLightbox
      slides={slides}
      labels={text.viewer}
      pictureLabel={fillMessage(text.picture, { number: '{index}', total: '{total}', name })}
      lang={lang}
    >
      <ul className="grid auto-rows-[clamp(4.75rem,10vw,8rem)] grid-cols-6 gap-2">
        {tiles.map(({ src, alt }, index) => {
          const more =
            index === MOSAIC_SIZE - 1 && total > MOSAIC_SIZE
              ? fillMessage(text.more, { count: total - MOSAIC_SIZE })
              : ''
          const opens = fillMessage(text.open, { number: index + 1, total })
          return (
            <li key={index} className={mosaicTile(index, tiles.length)}>
              <a
                href={src}
                data-picture={index}
                aria-label={[[more, opens].filter(Boolean).join(' '), alt ?? ''].filter(Boolean).join(': ')}
                className="group relative block size-full overflow-hidden rounded-md focus-visible:outline-offset-3"
              >
                <Picture
                  src={src}
                  alt=""
                  sizes={index === 0 ? '(min-width: 1024px) 530px, 66vw' : '(min-width: 1024px) 400px, 50vw'}
                  tone="river"
                  fallback={<BlankCover />}
                  className="size-full transition-transform duration-200 ease-calm motion-safe:group-hover:scale-[1.03]"
                />
                {more !== '' && (
                  <span className="absolute inset-0 grid place-items-center bg-river-deep/70 text-xl font-semibold text-white tabular-nums">
                    {more}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
      {total > MOSAIC_SIZE && (
        <noscript>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {slides.slice(MOSAIC_SIZE).map(({ src, alt }) => (
              <li key={alt}>
                <a href={src} className="inline-flex min-h-11 items-center text-river underline underline-offset-4">
                  {alt}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </GalleryLightbox>
  )
}
