import { Picture } from '@/components/ui/picture'
import { pictureSrc } from '@/lib/rules/pictures/picture'

type Props = { logo: string | null; alt: string; noImage: string }

/** The institution's logo, half over the banner; without one, the specification's words in its place. */
export function InstituteLogo({ logo, alt, noImage }: Props) {
  const fallback = (
    <span className="absolute inset-0 grid place-items-center p-2 text-center text-xs leading-tight font-semibold text-ink-2 sm:text-sm">
      {noImage}
    </span>
  )
  return (
    <Picture
      src={pictureSrc(logo)}
      alt={alt}
      sizes="128px"
      fit="contain"
      tone={logo === null ? 'turmeric' : 'sunk'}
      fallback={fallback}
      className="size-24 shrink-0 rounded-[1.5rem] border-[5px] border-paper sm:size-32 sm:rounded-[1.75rem]"
    />
  )
}
