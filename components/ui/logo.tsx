import { clsx } from 'clsx'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { initialLetter } from '@/lib/rules/text/initial-letter'
import { Picture } from './picture'

type Props = { logo: string | null; name: string; sizes: string | number; className?: string; letterClassName?: string }

/** The logo of something with a name; without one, or when it is broken, the name's first letter (spec 1 §8). */
export function Logo({ logo, name, sizes, className, letterClassName = 'text-xl' }: Props) {
  return (
    <Picture
      src={pictureSrc(logo)}
      alt=""
      sizes={sizes}
      fit="contain"
      tone="river"
      fallback={
        <span
          aria-hidden
          className={clsx('absolute inset-0 grid place-items-center font-semibold text-river', letterClassName)}
        >
          {initialLetter(name)}
        </span>
      }
      className={clsx('shrink-0', className)}
    />
  )
}
