import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { RankExam } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { categoriesOf } from '@/lib/rules/chances/chance-form'
import type { Route } from '@/lib/rules/routes/table'
import { CategoryLegend } from './category-legend'

type Props = {
  route: Extract<Route, '/admission-chances' | '/admission-chances/answer'>
  /** Empty of a provider that has none. */
  exams: readonly RankExam[] | 'failed'
  lang: Language
  text: ChanceMessages
  /** What is asked again where it failed. */
  retryHref: string
  /** The form, and the answer above it. */
  children: ReactNode
}

/** The frame of `/admission-chances` and its answer, and what stands there where there are no lists. */
export function ChancesView({ route, exams, lang, text, retryHref, children }: Props) {
  // Above an answer little: its first course is to stand in the first screen.
  const isForm = route === '/admission-chances'
  return (
    <div
      className={clsx(
        'page-column grid grid-cols-1 print:block print:space-y-3',
        isForm ? 'gap-6 pt-8 md:gap-10 md:pt-14' : 'gap-3 pt-5 md:gap-4 md:pt-8',
      )}
    >
      <div className="grid max-w-2xl gap-3">
        <h1 className={isForm ? 'text-h1 font-semibold' : 'font-medium text-ink-2'}>{text.title}</h1>
        {isForm && <p className="text-lg text-ink-2">{text.intro}</p>}
      </div>
      {exams === 'failed' ? (
        <ChancesFailed href={retryHref} text={text} />
      ) : exams.length === 0 ? (
        <EmptyState scene="quiet" title={text.empty} text={text.emptyHint} />
      ) : (
        <>
          {children}
          <Card className="px-5 sm:px-8 print:hidden">
            <CategoryLegend
              categories={categoriesOf(exams)}
              from={exams.find(({ wordsFrom }) => wordsFrom !== null)?.wordsFrom ?? null}
              lang={lang}
              text={text}
            />
          </Card>
        </>
      )}
    </div>
  )
}

/** In place of what the provider cannot say now. */
export function ChancesFailed({ href, text }: { href: string; text: ChanceMessages }) {
  return (
    <EmptyState
      scene="trouble"
      title={text.failed}
      text={text.failedHint}
      action={<RetryLink href={href}>{text.retry}</RetryLink>}
    />
  )
}
