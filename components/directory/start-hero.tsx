import Image from 'next/image'
import { Button } from '@/components/ui/button'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/lenient'
import type { StartMessages } from '@/lib/messages/en/start'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { StartSearch } from './start-search'

type Props = {
  lang: Language
  /** Before the paths of this language: `''` or `/kn`. */
  prefix: string
  text: StartMessages
  suggestionTexts: SuggestionMessages
  /** The size of the directory, or null when it is not known. */
  eyebrow: string | null
}

/** The first view: what this is, and a search that needs no JavaScript, before a drawn state. */
export function StartHero({ lang, prefix, text, suggestionTexts, eyebrow }: Props) {
  return (
    <section className="overflow-hidden">
      <div className="relative z-1 page-column grid grid-cols-[minmax(0,1fr)] gap-5 pt-10 md:pt-18">
        {eyebrow !== null && (
          <p className="flex items-center gap-2 text-sm font-semibold text-river before:h-0.75 before:w-4.5 before:rounded-full before:bg-turmeric">
            {eyebrow}
          </p>
        )}
        <TwoToneHeading as="h1" text={text.heading} grey={{ last: 8 }} className="max-w-4xl" />
        <p className="max-w-xl text-lg text-ink-2">{text.lede}</p>
        <form action={`${prefix}/filter`} role="search" className="mt-2 grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto]">
          <StartSearch
            name="search"
            label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            lang={lang}
            prefix={prefix}
            suggestionTexts={suggestionTexts}
          />
          <Button type="submit" className="min-h-14 px-8">
            {text.search}
          </Button>
        </form>
      </div>
      <Image
        src="/pictures/scene-home.svg"
        alt=""
        width={1600}
        height={640}
        priority
        unoptimized
        className="pointer-events-none mt-2 min-h-56 w-full object-cover object-bottom lg:-mt-[9vw]"
      />
    </section>
  )
}
