import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { PAGE_SIZE } from '@/lib/rules/filters/values'

/** Cards to come, with the measure of most: a name and courses in two lines each, and what compares. */
export function ResultSkeletons() {
  return Array.from({ length: PAGE_SIZE }, (_, index) => (
    <Card as="li" key={index} aria-hidden data-skeleton className="flex flex-col overflow-hidden">
      <Skeleton className="aspect-[2/1] rounded-none" />
      <div className="flex flex-col gap-2 p-4 pb-4.5">
        <div className="grid gap-2 py-1">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="my-0.5 h-4 w-2/5" />
        <div className="grid gap-1.5 pt-1">
          <Skeleton className="h-7 w-2/5 rounded-full" />
          <Skeleton className="h-7 w-1/3 rounded-full" />
        </div>
        <Skeleton className="mt-1.5 h-11 w-32 rounded-full" />
      </div>
    </Card>
  ))
}
