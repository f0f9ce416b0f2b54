import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel'
import { buttonClass } from '@/components/ui/button-class'
import { FocusArea } from '@/components/ui/focus-area'
import { Logo } from '@/components/ui/logo'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { HomeData } from '@/lib/rules/home/home-data'
import { pickText, sayText } from '@/lib/rules/text/localized-text'
import { InstitutionName } from './institution-name'
import { ListFailed } from './list-failed'
import { SectionTitle } from './section-title'
import type { ShownHome } from './use-fresh-home'

type Props = { home: HomeData; shown: ShownHome; lang: Language; messages: Pick<Messages, 'home' | 'carousel'> }

/** The partners' carousel and the way to become one (spec 1 §2). Nothing where there are none. */
export function Partners({ home, shown, lang, messages }: Props) {
  const { partnersTitle, partners } = home
  const text = messages.home
  if (partners !== 'failed' && partners.length === 0) return null
  return (
    <FocusArea
      // No region: its carousel is one, of the same name.
      role="group"
      aria-labelledby="partners-title"
      className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24"
    >
      <SectionTitle
        id="partners-title"
        title={partnersTitle}
        fallback={text.partners}
        lang={lang}
        action={
          <a href="#contact-form" className={buttonClass('quiet')}>
            {text.partnerWithUs}
          </a>
        }
      />
      {partners === 'failed' ? (
        <ListFailed shown={shown} failed={text.partnersFailed} loading={text.partnersLoading} retry={text.retry} />
      ) : (
        <Carousel preset="logos" label={pickText(partnersTitle, lang)?.value ?? text.partners} text={messages.carousel}>
          {partners.map(({ instituteId, name, logo, city }, index) => (
            <Card key={index} pressable={instituteId !== null} className="flex items-center gap-4 p-5">
              <Logo logo={logo} name={sayText(name, lang)} sizes={72} className="size-18 rounded-md" />
              <div className="grid min-w-0 grid-cols-1 gap-0.5 wrap-anywhere">
                <InstitutionName id={instituteId} name={name} lang={lang} />
                {city !== null && <ProviderText of={city} lang={lang} as="p" className="truncate text-sm text-ink-2" />}
              </div>
            </Card>
          ))}
        </Carousel>
      )}
    </FocusArea>
  )
}
