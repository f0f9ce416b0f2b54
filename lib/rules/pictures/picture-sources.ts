import { isOptimisable } from '@/lib/rules/pictures/picture'

/** The widths in which the image optimiser makes pictures: shares of a window, and small ones (next.config.ts). */
export const WINDOW_WIDTHS = [360, 480, 640, 768, 1024, 1280, 1600]
export const SMALL_WIDTHS = [64, 96, 128, 192, 256]
export const PICTURE_QUALITY = 50

const WIDTHS = [...SMALL_WIDTHS, ...WINDOW_WIDTHS]
const WIDEST = Math.max(...WIDTHS)
/** The narrowest window for which pictures are made. */
const NARROWEST = Math.min(...WINDOW_WIDTHS)

export type PictureSources = { sizes?: string; srcSet?: string; src: string }

const optimised = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${PICTURE_QUALITY}`

const atLeast = (width: number) => WIDTHS.find((made) => made >= width) ?? WIDEST

/**
 * The files of a picture between which browsers choose, as attributes of an `img`. What `next/image`
 * does, without the 5 kB that it brings into every page.
 * @param src a path of our own (lib/rules/pictures/picture.ts)
 * @param sizes how wide it is shown, as the attribute; a number is so many pixels in every window
 */
export function pictureSources(src: string, sizes: string | number): PictureSources {
  // A vector, which an optimiser could only make larger.
  if (src.endsWith('.svg') || !isOptimisable(src)) return { src }
  if (typeof sizes === 'number') {
    const [once, twice] = [atLeast(sizes), atLeast(sizes * 2)]
    const sharp = optimised(src, twice)
    return once === twice ? { src: sharp } : { srcSet: `${optimised(src, once)} 1x, ${sharp} 2x`, src: sharp }
  }
  const shares = [...sizes.matchAll(/(\d+)vw/g)].map(([, share]) => Number(share))
  const least = shares.length === 0 ? 0 : (NARROWEST * Math.min(...shares)) / 100
  const widths = WIDTHS.filter((width) => width >= least)
  return {
    sizes,
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
    src: optimised(src, WIDEST),
  }
}
