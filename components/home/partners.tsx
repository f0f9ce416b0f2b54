'use client'

import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel'
import { buttonClass } from '@/components/ui/button'
import { pickText } from '@/lib/rules/localized-text'
import { useHome } from './home-context'
import { InstitutionName } from './institution-name'
import { ListFailed } from './list-failed'
import { Logo } from './logo'
import { SectionTitle } from './section-title'

/** The partners' carousel and the way to become one (spec 1 §2). Nothing where there are none. */
export function Partners() {
  const { home, lang, texts } = useHome()
  if (home === 'failed') return null
  const { partnersTitle, partners } = home
  const text = texts.home
  if (partners !== 'failed' && partners.length === 0) return null
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
      <SectionTitle
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
        <ListFailed failed={text.partnersFailed} loading={text.partnersLoading} />
      ) : (
        <Carousel preset="logos" label={pickText(partnersTitle, lang)?.value ?? text.partners} text={texts.carousel}>
          {partners.map(({ instituteId, name, logo, city }, index) => (
            <Card key={index} pressable={instituteId !== null} className="flex items-center gap-4 p-5">
              <Logo logo={logo} name={name} sizes={72} className="size-18 rounded-md" />
              <div className="grid min-w-0 grid-cols-1 gap-0.5 wrap-anywhere">
                <InstitutionName id={instituteId} name={name} lang={lang} />
                {city !== null && (
                  <p lang={lang === 'en' ? undefined : 'en'} className="truncate text-sm text-ink-2">
                    {city}
                  </p>
                )}
              </div>
            </Card>
          ))}
        </Carousel>
      )}
    </section>
  )
}
