import { clsx } from 'clsx'
import Link from 'next/link'
import { Logo } from '@/components/ui/logo'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { sayText } from '@/lib/rules/text/localized-text'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** Of the tile grid (spec 1 §9). */
const TILES = 4

type Props = { institutes: readonly TopInstitute[]; lang: Language }

/** The first four logos, two by two. Each leads where its card does, which says the same: for eyes and pointers alone. */
export function LogoTiles({ institutes, lang }: Props) {
  const tiles = institutes.slice(0, TILES)
  return (
    <ul aria-hidden className="grid grid-cols-2 gap-3 sm:gap-4">
      {tiles.map(({ instituteId, name, logo }, index) => {
        const isLastOfOdd = tiles.length % 2 === 1 && index === tiles.length - 1
        const picture = (
          <Logo
            logo={logo}
            name={sayText(name, lang)}
            sizes="(min-width: 1024px) 190px, 40vw"
            letterClassName="text-h2"
            className="size-full"
          />
        )
        return (
          <li
            key={index}
            className={clsx(
              'rounded-card bg-river-tint p-4 sm:p-5',
              isLastOfOdd
                ? 'col-span-2 aspect-3/1 sm:aspect-6/1 lg:aspect-2/1'
                : 'aspect-3/2 sm:aspect-3/1 lg:aspect-square',
            )}
          >
            {instituteId === null ? (
              picture
            ) : (
              <Link
                href={localizedPath(institutePath(instituteId), lang)}
                prefetch={false}
                tabIndex={-1}
                className="block size-full transition-transform duration-200 ease-calm motion-safe:hover:scale-105"
              >
                {picture}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
