import { ButtonLink } from '@/components/ui/button'
import { FocusArea } from '@/components/ui/focus-area'
import type { Language } from '@/lib/contract/language'
import type { HomeMessages } from '@/lib/messages/en/home'
import type { HomeData } from '@/lib/rules/home/home-data'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { InstitutionCard } from './institution-card'
import { ListFailed } from './list-failed'
import { LogoTiles } from './logo-tiles'
import { SectionTitle } from './section-title'
import type { ShownHome } from './use-fresh-home'

type Props = { home: HomeData; shown: ShownHome; lang: Language; text: HomeMessages }

/** Top institutions (spec 1 §2): four logos, a card for each, and the way to all. Nothing where there are none. */
export function TopInstitutions({ home, shown, lang, text }: Props) {
  const { topTitle, topInstitutes } = home
  const title = <SectionTitle id="top-title" title={topTitle} fallback={text.top} lang={lang} />
  if (topInstitutes === 'failed') {
    return (
      <FocusArea aria-labelledby="top-title" className="page-column grid grid-cols-1 gap-8 pt-16 md:pt-24">
        {title}
        <ListFailed shown={shown} failed={text.topFailed} loading={text.topLoading} retry={text.retry} />
      </FocusArea>
    )
  }
  if (topInstitutes.length === 0) return null
  const all = (
    <ButtonLink href={localizedPath('/explore-all', lang)} variant="quiet">
      {text.exploreAll}
    </ButtonLink>
  )
  return (
    <FocusArea
      aria-labelledby="top-title"
      className="page-column grid grid-cols-1 gap-8 pt-16 md:pt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-14"
    >
      <div className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-28 lg:gap-8 lg:self-start">
        {title}
        <LogoTiles institutes={topInstitutes} lang={lang} />
        <div className="hidden lg:block">{all}</div>
      </div>
      <ul className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">
        {topInstitutes.map((institute, index) => (
          <InstitutionCard key={institute.instituteId ?? index} institute={institute} lang={lang} text={text} />
        ))}
      </ul>
      <div className="grid lg:hidden">{all}</div>
    </FocusArea>
  )
}
