import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { ResultSkeletons } from '@/components/directory/result-skeletons'
import { InstituteSkeleton } from '@/components/institute/institute-skeleton'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import type { PageShape } from '@/lib/rules/routes/table'

/** The measure of each page's first view. The frame around it says aloud that it is on its way. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const Shape = SHAPES[shape]
  return (
    <div aria-hidden data-skeleton={shape}>
      <Shape />
    </div>
  )
}

const COLUMN = 'page-column pt-10 md:pt-16'

/** A title, and two lines of a sub-title where the page has one. Measured in their own letters. */
function Title({ hasSubTitle = false }: { hasSubTitle?: boolean }) {
  return (
    <span className="grid gap-3">
      <Skeleton className="h-[1.05em] w-4/5 max-w-2xl text-h1" />
      {hasSubTitle && <Skeleton className="h-[1em] w-3/5 max-w-sm text-h2" />}
      {hasSubTitle && <Skeleton className="h-[1em] w-4/5 max-w-md text-h2" />}
    </span>
  )
}

function Cards({ count, className }: { count: number; className: string }) {
  return (
    <span className="grid gap-4 pt-16 sm:grid-cols-2 md:pt-24 lg:grid-cols-3">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className={clsx('rounded-card', className)} />
      ))}
    </span>
  )
}

const SHAPES: Record<PageShape, ComponentType> = {
  home: () => (
    <div className={COLUMN}>
      <Title hasSubTitle />
      <Skeleton className="mt-8 h-96 rounded-panel md:h-64" />
      <Cards count={4} className="h-56" />
    </div>
  ),

  wide: () => (
    <div className={COLUMN}>
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <Title hasSubTitle />
        <SkeletonText lines={4} />
      </div>
      <Skeleton className="mt-8 aspect-3/2 rounded-panel sm:aspect-5/2" />
    </div>
  ),

  beside: () => (
    <div className={COLUMN}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-center">
        <span className="grid gap-5">
          <Title hasSubTitle />
          <SkeletonText lines={4} />
        </span>
        <Skeleton className="aspect-3/2 rounded-panel sm:aspect-5/2 lg:aspect-6/5" />
      </div>
      <Cards count={3} className="h-44" />
    </div>
  ),

  filter: () => (
    <div className="page-column pt-8 lg:pt-20">
      <Title />
      <div className="flex max-w-3xl flex-wrap gap-2.5 pt-5 lg:pt-6">
        <Skeleton className="h-14 basis-full rounded-full sm:flex-1 sm:basis-60" />
        <Skeleton className="h-14 flex-1 rounded-full sm:max-w-27" />
        <Skeleton className="h-14 flex-1 rounded-full sm:max-w-36" />
      </div>
      <div className="grid gap-8 pt-36 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-9 lg:pt-32">
        <span className="hidden lg:block">
          <Skeleton className="h-160 rounded-card" />
        </span>
        <div className="grid content-start gap-4">
          <span className="flex flex-wrap justify-between gap-3">
            <Skeleton className="h-7 w-60" />
            <Skeleton className="h-11 w-50 rounded-full" />
          </span>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
            <ResultSkeletons />
          </ul>
        </div>
      </div>
    </div>
  ),

  institute: InstituteSkeleton,

  plans: () => (
    <div className={COLUMN}>
      <Title />
      <SkeletonText lines={2} className="mt-5 max-w-xl" />
      <Skeleton className="mt-8 h-12 max-w-80 rounded-full" />
      <Cards count={3} className="h-96" />
    </div>
  ),

  cards: () => (
    <div className={COLUMN}>
      <Title />
      <Cards count={9} className="h-52" />
    </div>
  ),

  text: () => (
    <div className={COLUMN}>
      <Title />
      <span className="grid max-w-prose gap-10 pt-10">
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
        <SkeletonText lines={5} />
      </span>
    </div>
  ),

  account: () => (
    <div className={clsx(COLUMN, 'grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]')}>
      <Skeleton className="h-80 rounded-panel" />
      <Skeleton className="h-96 rounded-panel" />
    </div>
  ),

  'sign-in': () => (
    <div className={COLUMN}>
      <Skeleton className="mx-auto h-120 max-w-lg rounded-panel" />
    </div>
  ),
}
