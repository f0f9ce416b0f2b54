import { EmptyState } from '@/components/ui/empty-state'
import type { About } from '@/lib/contract/content/about'
import type { Founder } from '@/lib/contract/content/person'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { hasAnything, shownCards } from '@/lib/rules/content/shown-cards'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ClosingPanel } from './closing-panel'
import { ContentBanner } from './content-banner'
import { ContentFailed } from './content-failed'
import { FeatureTiles } from './feature-tiles'
import { Founders } from './founders'
import { MissionVision } from './mission-vision'
import { cardHeading, SectionHead } from './section-head'

type Props = {
  about: About | null | 'failed'
  founders: readonly Founder[]
  lang: Language
  messages: Messages
}

/** The about page (spec 1 §2). The founders stand whatever becomes of the rest. */
export function AboutView({ about, founders, lang, messages }: Props) {
  const text = messages.content
  const found = about !== 'failed' && hasAnything(about) ? about : null
  const cards = shownCards(found?.section2.items ?? [])
  return (
    <>
      {about === 'failed' ? (
        <ContentFailed title={text.about.title} href={localizedPath('/about', lang)} text={text} />
      ) : found === null ? (
        <section className="page-column grid grid-cols-1 gap-4 pt-10 md:pt-16">
          <h1 className="text-h1 font-semibold">{text.about.title}</h1>
          <EmptyState scene="quiet" title={text.about.noData} text={text.noDataHint} />
        </section>
      ) : (
        <>
          <ContentBanner banner={found.banner} lang={lang} title={text.about.title} />
          <MissionVision image={found.section1Image} cards={shownCards([found.mission, found.vision])} lang={lang} />
          {cards.length > 0 && (
            <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
              <SectionHead title={found.section2.title} lang={lang} />
              <FeatureTiles cards={cards} lang={lang} heading={cardHeading(found.section2.title)} />
            </section>
          )}
        </>
      )}
      <Founders
        founders={founders}
        title={found?.section3Title ?? null}
        label={text.about.founders}
        lang={lang}
        text={messages.carousel}
      />
      <ClosingPanel
        title={found?.section4.title ?? null}
        description={found?.section4.description ?? null}
        lang={lang}
        text={text}
      />
    </>
  )
}
