import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Logo } from '@/components/ui/logo'
import { ProviderText } from '@/components/ui/provider-text'
import { Rating } from '@/components/ui/rating'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import type { HomeMessages } from '@/lib/messages/en/home'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf, sayText } from '@/lib/rules/text/localized-text'
import { InstitutionName } from './institution-name'

/** Wider than it is shown: phones then take the very file of the tile beside it. */
const LOGO_PX = 96

/** More would make the card a list. */
const MAX_COURSES = 2

type Props = { institute: TopInstitute; lang: Language; text: HomeMessages }

/** A top institution (spec 1 §2): where it is, how it is rated, what it teaches; or that courses are to come. */
export function InstitutionCard({ institute, lang, text }: Props) {
  const { instituteId, name, logo, city, averageRating, courses } = institute
  const more = courses.length - MAX_COURSES
  const named = markOf('en', lang)
  return (
    <Card
      as="li"
      pressable={instituteId !== null}
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 p-5"
    >
      <Logo logo={logo} name={sayText(name, lang)} sizes={LOGO_PX} className="size-14 rounded-md" />
      <div className="flex items-start justify-between gap-3 self-center">
        <div className="grid min-w-0 grid-cols-1 gap-0.5 wrap-anywhere">
          <InstitutionName id={instituteId} name={name} disambiguation={institute.disambiguation} lang={lang} />
          {city !== null && <ProviderText of={city} lang={lang} as="p" className="text-sm wrap-anywhere text-ink-2" />}
        </div>
        {averageRating !== null && averageRating > 0 && (
          <Rating
            value={averageRating}
            label={fillMessage(text.rated, { rating: averageRating.toFixed(1) })}
            className="shrink-0"
          />
        )}
      </div>
      {courses.length === 0 ? (
        <Chip tone="turmeric" className="col-span-2 justify-self-start">
          {text.comingSoon}
        </Chip>
      ) : (
        <p className="col-span-2 text-sm wrap-anywhere text-ink-2">
          <span lang={named}>{courses.slice(0, MAX_COURSES).join(', ')}</span>
          {more > 0 && (
            <>
              {' '}
              <span aria-hidden className="font-semibold whitespace-nowrap">
                {fillMessage(text.moreCourses, { count: more })}
              </span>
              <span className="sr-only">{fillMessage(text.moreCoursesLabel, { count: more })}</span>
            </>
          )}
        </p>
      )}
    </Card>
  )
}
