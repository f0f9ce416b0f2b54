import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { initialLetter } from '@/lib/rules/text/initial-letter'

type Props = { logo: string | null; name: string; sizes: string | number; className?: string; letterClassName?: string }

/** An institution's logo; without one, or when it is broken, the first letter of its name (spec 1 §8). */
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
