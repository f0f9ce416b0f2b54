import { ButtonLink } from '@/components/ui/button'
import { ProviderParagraphs } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { ContentMessages } from '@/lib/messages/en/content'
import { COUNSELLING_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ClosingHeading } from './closing-heading'

type Props = { title: Text | null; description: Text | null; lang: Language; text: ContentMessages }

/**
 * The last word of a page and its two ways on (spec 1 §2): to a counsellor, and into the directory. Without a word
 * the ways alone.
 */
export function ClosingPanel({ title, description, lang, text }: Props) {
  const counselling = localizedPath(`/careerCounselling${COUNSELLING_ANCHOR}`, lang)
  const results = localizedPath('/filter#results-section', lang)
  if (title === null && description === null) {
    return (
      <section className="page-column flex flex-wrap justify-center gap-3 pt-10">
        <ButtonLink href={counselling} variant="quiet">
          {text.getCareerCounseling}
        </ButtonLink>
        <ButtonLink href={results} prefetch={false} variant="quiet">
          {text.exploreInstitution}
        </ButtonLink>
      </section>
    )
  }
  return (
    <section className="page-column pt-16 md:pt-24">
      <div className="relative isolate grid grid-cols-1 gap-8 overflow-hidden rounded-panel px-6 pt-10 pb-28 wrap-anywhere on-river sm:px-10 lg:px-16 lg:pt-16 lg:pb-40">
        <div className="grid max-w-3xl grid-cols-1 gap-5">
          {title === null ? null : <ClosingHeading title={title} lang={lang} onRiver />}
          {description === null ? null : (
            <ProviderParagraphs
              of={description}
              lang={lang}
              className="grid grid-cols-1 gap-3 text-lg text-on-river-grey"
            />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={counselling} variant="light">
            {text.getCareerCounseling}
          </ButtonLink>
          <ButtonLink
            href={results}
            prefetch={false}
            className="border-on-river-grey! bg-transparent enabled-hover:border-white!"
          >
            {text.exploreInstitution}
          </ButtonLink>
        </div>
        <span
          aria-hidden
          className="absolute -right-14 -bottom-20 -z-10 size-44 rounded-full bg-turmeric outline-[2.5rem] outline-river/60 lg:right-24 lg:-bottom-36 lg:size-72 lg:outline-[4rem]"
        />
      </div>
    </section>
  )
}
