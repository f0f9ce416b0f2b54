import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { PAGE_SIZE } from '@/lib/rules/filters/values'

/** Cards to come, with the measure of cards. */
export function ResultSkeletons() {
  return Array.from({ length: PAGE_SIZE }, (_, index) => (
    <Card as="li" key={index} aria-hidden data-skeleton className="flex flex-col overflow-hidden">
      <Skeleton className="aspect-[2/1] rounded-none" />
      <div className="grid gap-3 p-4 pb-4.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <div className="mt-2 flex gap-2">
          <Skeleton className="h-7 w-24 rounded-full" />
          <Skeleton className="h-7 w-20 rounded-full" />
        </div>
      </div>
    </Card>
  ))
}
