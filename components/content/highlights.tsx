import { Picture } from '@/components/ui/picture'
import { ProviderText } from '@/components/ui/provider-text'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Highlight } from '@/lib/contract/content/why-karnataka'
import type { Language } from '@/lib/contract/language'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { bulletLines } from '@/lib/rules/text/bullet-lines'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { HighlightList } from './highlight-list'

function Head({ of: { label, subTitle }, lang }: { of: Highlight; lang: Language }) {
  return (
    <>
      {label === null ? null : (
        <ProviderText of={label} lang={lang} as="span" className="block text-h3 font-semibold" />
      )}
      {subTitle === null ? null : (
        <ProviderText of={subTitle} lang={lang} as="span" className="block text-sm text-ink-2" />
      )}
    </>
  )
}

/** A picture, and one bullet for each line that is not empty. */
function Body({ of: { image, content }, lang }: { of: Highlight; lang: Language }) {
  const written = pickText(content, lang)
  const bullets = bulletLines(written?.value ?? '')
  return (
    <>
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes="(min-width: 1024px) 710px, 100vw"
        tone="river"
        fallback={RIVER_FALLBACK}
        className="aspect-2/1 rounded-panel"
      />
      {bullets.length > 0 && (
        <ul lang={markOf(written?.lang, lang)} className="mt-5 grid grid-cols-1 gap-2.5 text-lg">
          {bullets.map((bullet, index) => (
            <li
              key={index}
              className="relative pl-7 before:absolute before:top-[0.6em] before:left-0 before:h-1 before:w-4 before:rounded-full before:bg-turmeric"
            >
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Props = { highlights: readonly Highlight[]; label: string; lang: Language }

/** The highlights list (spec 1 §2). Nothing without highlights. */
export function Highlights({ highlights, label, lang }: Props) {
  // Its content alone is nothing that could stand in the list.
  const shown = highlights.filter((item) => item.label !== null || item.subTitle !== null)
  if (shown.length === 0) return null
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:pt-24">
      <h2 className="text-h2 font-semibold">{label}</h2>
      <HighlightList
        label={label}
        entries={shown.map((highlight) => ({
          head: <Head of={highlight} lang={lang} />,
          body: <Body of={highlight} lang={lang} />,
        }))}
      />
    </section>
  )
}
