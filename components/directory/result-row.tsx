'use client'

import Link from 'next/link'
import { CardSelection } from '@/components/shortlist/card-selection'
import { Card } from '@/components/ui/card'
import { FullName } from '@/components/ui/full-name'
import { Picture } from '@/components/ui/picture'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { sayClasses } from '@/lib/rules/institute/study-words'
import { ProviderText } from '@/components/ui/provider-text'
import type { ResultCard as Result } from '@/lib/rules/directory/result-page'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, langMark, markOf, sayText } from '@/lib/rules/text/localized-text'
import { useDirectory } from './directory-context'
import { ResultFacts, ResultRating } from './result-facts'
import { ResultFallback } from './result-fallback'
import { ROW_GRID, ROW_PICTURE } from './row-class'

/** An institution without a picture of its own, in little: all that a card says, in a row of little height (ADR 72). */
export function ResultRow({ result }: { result: Result }) {
  const { texts, prefix, lang } = useDirectory()
  const { id, name, disambiguation, image, place, averageRating, classes, labels, moreLabels } = result
  const labelled = joinTexts(labels, ' · ')
  return (
    <Card as="li" pressable className={ROW_GRID}>
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes={80}
        tone="river"
        fit="auto"
        fallback={<ResultFallback id={id} />}
        className={ROW_PICTURE}
      />
      <h3
        lang={langMark(name, lang)}
        className="min-w-0 self-center text-[0.9375rem] leading-5 font-semibold sm:self-auto sm:text-lg sm:leading-snug"
      >
        <Link
          href={`${prefix}${institutePath(id)}`}
          prefetch={false}
          className="line-clamp-3 after:absolute after:inset-0 after:rounded-card"
        >
          <FullName disambiguation={disambiguation} lang={markOf('en', lang)}>
            {sayText(name, lang)}
          </FullName>
        </Link>
      </h3>
      <CardSelection item={{ id, name: fullName(sayText(name, lang), disambiguation) }} look="row" />
      {/* On a phone place and rating go under both buttons' column, so that they stand in one line in Kannada, too. */}
      <div className="contents min-w-0 flex-wrap content-start gap-x-3 text-sm leading-5 text-ink-2 sm:col-start-2 sm:flex">
        <ul className="col-span-3 row-start-2 flex flex-wrap gap-x-3">
          {place !== null && <ProviderText of={place} lang={lang} as="li" />}
          <li className="flex">
            <ResultRating value={averageRating} />
          </li>
        </ul>
        {/* There facts and courses run on, two lines in all, since each in lines of its own takes four. */}
        <div className="col-span-2 row-start-3 line-clamp-2 min-w-0 sm:contents">
          <ul className="inline *:inline *:after:content-[' ·_'] empty:hidden sm:flex sm:flex-wrap sm:gap-x-3 sm:*:after:content-none">
            <ResultFacts result={result} />
          </ul>
          <p className="inline sm:line-clamp-1 sm:basis-full">
            {classes !== null && sayClasses(classes, texts)}
            {classes !== null && labelled !== null && ' · '}
            {labelled === null ? classes === null && texts.comingSoon : <ProviderText of={labelled} lang={lang} />}
            {moreLabels > 0 && (
              <>
                {' '}
                <span aria-hidden className="text-grey">
                  {fillMessage(texts.moreCourses, { count: moreLabels })}
                </span>
                <span className="sr-only">{fillMessage(texts.moreCoursesLabel, { count: moreLabels })}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}
