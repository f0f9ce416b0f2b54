'use client'

import Link from 'next/link'
import { CardSelection } from '@/components/shortlist/card-selection'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { FullName } from '@/components/ui/full-name'
import { Picture } from '@/components/ui/picture'
import { ProviderText } from '@/components/ui/provider-text'
import { institutePath } from '@/lib/rules/institute/institute-path'
import type { ResultCard as Result } from '@/lib/rules/directory/result-page'
import { fullName } from '@/lib/rules/institute/full-name'
import { sayClasses } from '@/lib/rules/institute/study-words'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, markOf, sayText } from '@/lib/rules/text/localized-text'
import { useDirectory } from './directory-context'
import { ResultFacts, ResultRating } from './result-facts'
import { ResultFallback } from './result-fallback'

const SIZES = '(min-width: 1024px) 400px, (min-width: 620px) 50vw, 92vw'

/** One institution among the results; the whole card leads to its page (spec 2 §2). */
export function ResultCard({ result, isAtTop }: { result: Result; isAtTop: boolean }) {
  const { texts, prefix, lang } = useDirectory()
  const { id, name, disambiguation, image, place, averageRating, classes, labels, moreLabels } = result
  const isRated = averageRating !== null && averageRating > 0
  return (
    <Card as="li" pressable className="flex flex-col overflow-hidden">
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes={SIZES}
        aspect="2/1"
        tone="river"
        fit="auto"
        priority={isAtTop}
        fallback={<ResultFallback id={id} />}
      />
      <div className="flex flex-1 flex-col gap-2 p-4 pb-4.5">
        <div className="flex items-start justify-between gap-3">
          <h3 lang={langMark(name, lang)} className="min-w-0 text-lg leading-snug font-semibold">
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
          {isRated && <ResultRating value={averageRating} className="shrink-0" />}
        </div>
        {place !== null && <ProviderText of={place} lang={lang} as="p" className="text-sm text-ink-2" />}
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-2 empty:hidden">
          {!isRated && (
            <li>
              <ResultRating value={null} />
            </li>
          )}
          <ResultFacts result={result} />
        </ul>
        <ul className="mt-auto flex flex-wrap gap-1.5 pt-1">
          {classes !== null && (
            <li>
              <Chip>{sayClasses(classes, texts)}</Chip>
            </li>
          )}
          {labels.length === 0 && classes === null && (
            <li>
              <Chip>{texts.comingSoon}</Chip>
            </li>
          )}
          {labels.map((label) => (
            <li key={label.en} className="max-w-full">
              <Chip lang={langMark(label, lang)}>
                <span className="truncate">{sayText(label, lang)}</span>
              </Chip>
            </li>
          ))}
          {moreLabels > 0 && (
            <li>
              <Chip tone="outline">
                <span aria-hidden>{fillMessage(texts.moreCourses, { count: moreLabels })}</span>
                <span className="sr-only">{fillMessage(texts.moreCoursesLabel, { count: moreLabels })}</span>
              </Chip>
            </li>
          )}
        </ul>
        <CardSelection item={{ id, name: fullName(sayText(name, lang), disambiguation) }} look="card" />
      </div>
    </Card>
  )
}
