import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { HomeMessages } from '@/lib/messages/en/home'
import type { HomeData } from '@/lib/rules/home/home-data'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

/** Of the title (spec 1 §9). */
const GREY = { last: 8 }

/** The state from the sea to the plateau, where the content has no picture. */
function DrawnScene() {
  return (
    <Picture
      src="/pictures/scene-home.svg"
      alt=""
      sizes="100vw"
      tone="clear"
      priority
      fallback={null}
      className="size-full"
    />
  )
}

type Props = {
  home: HomeData
  lang: Language
  text: HomeMessages
  /** The size of the directory in words; `null` when it is not known. */
  eyebrow: string | null
  /** The search by name, right under the title: in the first screen of a phone, too, whose words may be tall. */
  search: ReactNode
  /** The filter: it stands in the foreground of the picture. */
  children: ReactNode
}

/** The first view (spec 1 §2, "Hero"): the title over its picture. */
export function Hero({ home, lang, text, eyebrow, search, children }: Props) {
  const title = pickText(home.title, lang) ?? { value: text.heading, lang }
  return (
    <section className="relative">
      <div className="relative z-1 page-column grid grid-cols-1 gap-4 pt-6 md:gap-5 md:pt-12">
        {eyebrow !== null && (
          <p className="flex items-center gap-2 text-sm font-semibold text-river before:h-0.75 before:w-4.5 before:rounded-full before:bg-turmeric">
            {eyebrow}
          </p>
        )}
        {/* English plainly: balanced it fills half of the width, and WebKit's `pretty` leaves two words on a line. */}
        <TwoToneHeading
          as="h1"
          text={title.value}
          grey={GREY}
          lang={markOf(title.lang, lang)}
          className="max-w-4xl wrap-anywhere lg:[&:lang(en)]:text-wrap"
        />
        {search}
        <p className="max-w-xl text-lg text-ink-2">{text.lede}</p>
      </div>
      <Picture
        src={pictureSrc(home.image)}
        alt=""
        sizes="100vw"
        tone="clear"
        priority
        fallback={<DrawnScene />}
        className="-mt-6 h-56 mask-t-from-70% sm:h-72 lg:-mt-[2.5vw] lg:h-[min(26vw,27rem)] [&>img]:object-bottom"
      />
      <div className="relative z-1 page-column -mt-20 lg:-mt-28">{children}</div>
    </section>
  )
}
