import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { HappyStudents } from './happy-students'

type Props = { title: Text | null; description: Text | null; badge: string; lang: Language }

/** The blue panel about mentoring, with the badge (spec 1 §2). Nothing where it has no words. */
export function PromoPanel({ title, description, badge, lang }: Props) {
  if (title === null && description === null) return null
  return (
    <section className="page-column pt-16 md:pt-24">
      <div className="relative isolate grid grid-cols-1 gap-6 overflow-hidden rounded-panel px-6 pt-10 pb-24 wrap-anywhere on-river sm:px-10 md:gap-8 lg:px-16 lg:pt-16 lg:pb-28">
        <div className="grid max-w-3xl grid-cols-1 gap-5">
          {title === null ? null : <ProviderText of={title} lang={lang} as="h2" className="text-h2 font-semibold" />}
          {description === null ? null : (
            <ProviderParagraphs
              of={description}
              lang={lang}
              className="grid grid-cols-1 gap-3 text-lg text-on-river-grey"
            />
          )}
        </div>
        <HappyStudents label={badge} className="justify-self-start" />
        <PanelHills />
      </div>
    </section>
  )
}

/** Hills by night along the foot of a blue panel. */
function PanelHills() {
  return (
    <svg
      viewBox="0 0 1152 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      focusable="false"
      className="absolute inset-x-0 bottom-0 -z-10 h-24 w-full lg:h-40"
    >
      <circle cx="1010" cy="34" r="16" className="fill-turmeric" />
      <path
        d="M360 120c60-12 92-44 140-58 22-6 40 0 60 14l44 26 78-54c16-10 34-9 50 4l62 46 92-66c18-12 36-11 52 4l84 62 130-52v74Z"
        className="fill-river/55"
      />
      <path d="M0 120c180-34 330-38 520-14s400 6 632-26v40Z" className="fill-river" />
    </svg>
  )
}
