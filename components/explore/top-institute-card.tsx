import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { FullName } from '@/components/ui/full-name'
import { Logo } from '@/components/ui/logo'
import { ProviderText } from '@/components/ui/provider-text'
import { Rating } from '@/components/ui/rating'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import type { ExploreMessages } from '@/lib/messages/en/explore'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { langMark, markOf, sayText } from '@/lib/rules/text/localized-text'
import { fillMessage } from '@/lib/rules/text/fill-message'

const SHOWN_COURSES = 3

type Props = { institute: TopInstitute; lang: Language; text: ExploreMessages }

/** One of the top institutions; the whole card leads to its page, by click or Enter (spec 2 §2 "Explore all"). */
export function TopInstituteCard({ institute, lang, text }: Props) {
  const { instituteId, name, logo, city, averageRating } = institute
  const courses = [...new Set(institute.courses)]
  const more = courses.length - SHOWN_COURSES
  const full = (
    <FullName disambiguation={institute.disambiguation} lang={markOf('en', lang)}>
      {sayText(name, lang)}
    </FullName>
  )
  // Names of courses are English.
  const courseLang = markOf('en', lang)
  return (
    <Card as="li" pressable={instituteId !== null} className="flex flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <Logo logo={logo} name={sayText(name, lang)} sizes="64px" className="size-16 rounded-card" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 lang={langMark(name, lang)} className="text-lg leading-snug font-semibold wrap-anywhere text-ink">
            {instituteId === null ? (
              <span className="line-clamp-3">{full}</span>
            ) : (
              <Link
                href={localizedPath(institutePath(instituteId), lang)}
                prefetch={false}
                className="line-clamp-3 after:absolute after:inset-0 after:rounded-card"
              >
                {full}
              </Link>
            )}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            {city && <ProviderText of={city} lang={lang} className="wrap-anywhere" />}
            <AverageRating value={averageRating} text={text} />
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {courses.length === 0 && (
          <li>
            <Chip>{text.comingSoon}</Chip>
          </li>
        )}
        {courses.slice(0, SHOWN_COURSES).map((course) => (
          <li key={course} className="max-w-full">
            <Chip lang={courseLang}>
              <span className="truncate">{course}</span>
            </Chip>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Chip tone="outline">
              <span aria-hidden>{fillMessage(text.moreCourses, { count: more })}</span>
              <span className="sr-only">{fillMessage(text.moreCoursesLabel, { count: more })}</span>
            </Chip>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Many providers send 0 for "none": nobody can give it. */
function AverageRating({ value, text }: { value: number | null; text: ExploreMessages }) {
  if (value !== null && value > 0) {
    return <Rating value={value} label={fillMessage(text.rated, { rating: value.toFixed(1) })} className="text-ink" />
  }
  return (
    <span className="font-semibold text-grey">
      <span className="sr-only">{text.notRatedLabel}</span>
      <span aria-hidden>{text.notRated}</span>
    </span>
  )
}
