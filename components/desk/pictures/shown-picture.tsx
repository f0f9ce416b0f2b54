import { proposedName } from '@/lib/contract/desk/proposal-parts'
import { PROPOSED_PATH } from '@/lib/rules/desk/desk-path'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { type PictureSources, pictureSources } from '@/lib/rules/pictures/picture-sources'

/** As wide as it is shown at the desk. */
const SHOWN_PX = 256

/** One that is proposed the desk alone shows, and no optimiser keeps it. */
function sourcesOf(address: string): PictureSources | null {
  const proposed = proposedName(address)
  if (proposed !== null) return { src: PROPOSED_PATH + proposed }
  const src = pictureSrc(address)
  return src === null ? null : pictureSources(src, SHOWN_PX)
}

type Props = { address: string; alt: string; className?: string }

/** A picture at the desk, by the address that the provider knows; of an institution also one that nobody has accepted yet. */
export function ShownPicture({ address, alt, className }: Props) {
  const sources = sourcesOf(address)
  // eslint-disable-next-line @next/next/no-img-element -- as components/ui/picture.tsx, without its script
  return sources === null ? null : <img {...sources} alt={alt} className={className} loading="lazy" />
}
