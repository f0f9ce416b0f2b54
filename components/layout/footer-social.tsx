import type { ReactNode } from 'react'
import { NETWORKS } from '@/components/ui/brand-icons'
import { Picture } from '@/components/ui/picture'
import type { Footer } from '@/lib/contract/content/footer'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/** The provider's icon on white, because nobody knows for which ground it was drawn; ours where there is none. */
function NetworkIcon({ icon, drawn }: { icon: string | null; drawn: ReactNode }) {
  const src = pictureSrc(icon)
  if (src === null) return drawn
  return (
    <span className="grid size-9 place-items-center rounded-full bg-white">
      <Picture
        src={src}
        alt=""
        sizes={24}
        fallback={<span className="grid size-full place-items-center">{drawn}</span>}
        fit="contain"
        className="size-6 bg-white text-river-deep"
      />
    </span>
  )
}

type Props = { footer: Pick<Footer, 'facebook' | 'instagram' | 'linkedin'>; text: LayoutMessages; heading: ReactNode }

/** The networks on which one can follow, each in a tab of its own (spec 1 §2 "Footer"). Nothing where there is none. */
export function FooterSocial({ footer, text, heading }: Props) {
  const known = NETWORKS.filter(({ key }) => footer[key].link !== null)
  if (known.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 self-start">
      {heading}
      <ul className="flex gap-2">
        {known.map(({ key, name, Drawn }) => (
          <li key={key}>
            <a
              href={footer[key].link ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className="grid size-11 place-items-center rounded-full border border-white/30 transition-colors duration-150 ease-calm enabled-hover:border-turmeric enabled-hover:text-turmeric"
            >
              <NetworkIcon icon={footer[key].icon} drawn={<Drawn />} />
              {/* One text: Chromium drops the space between two where nothing is painted. */}
              <span className="sr-only">{`${name} ${text.newTab}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
