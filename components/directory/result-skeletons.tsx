import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import type { ResultLook } from '@/lib/rules/directory/result-look'
import { PAGE_SIZE } from '@/lib/rules/filters/values'
import { ROW_GRID, ROW_PICTURE } from './row-class'

/** Cards and rows to come, as a page of them. @param looks those of the page before; the last goes on to the end */
export function ResultSkeletons({ looks = [] }: { looks?: readonly ResultLook[] }) {
  return Array.from({ length: PAGE_SIZE }, (_, index) =>
    (looks[index] ?? looks.at(-1)) === 'card' ? <CardSkeleton key={index} /> : <RowSkeleton key={index} />,
  )
}

/** The measure of most: a name and courses in two lines each, and what compares. */
function CardSkeleton() {
  return (
    <Card as="li" aria-hidden data-skeleton className="flex flex-col overflow-hidden">
      <Skeleton className="aspect-[2/1] rounded-none" />
      <div className="flex flex-col gap-2 p-4 pb-4.5">
        <div className="grid gap-2 py-1">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="my-0.5 h-4 w-2/5" />
        <Skeleton className="my-0.5 h-4 w-3/5" />
        <div className="grid gap-1.5 pt-1">
          <Skeleton className="h-7 w-2/5 rounded-full" />
          <Skeleton className="h-7 w-1/3 rounded-full" />
        </div>
        <Skeleton className="mt-1.5 h-11 w-32 rounded-full" />
      </div>
    </Card>
  )
}

/** The measure of most: a name in two lines on a phone and in one elsewhere, facts in three or one, courses in one. */
function RowSkeleton() {
  return (
    <Card as="li" aria-hidden data-skeleton className={ROW_GRID}>
      <Skeleton className={ROW_PICTURE} />
      <div className="grid content-start gap-2 py-1">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-1/2 sm:hidden" />
      </div>
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="col-span-3 my-0.5 h-4 w-4/5 sm:hidden" />
      <div className="col-span-2 grid content-start gap-1.5 py-1 sm:col-span-1 sm:col-start-2">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3.5 w-1/2 sm:hidden" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      <Skeleton className="size-11 rounded-full" />
    </Card>
  )
}
