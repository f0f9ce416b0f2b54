import { Skeleton, SkeletonText } from '@/components/ui/skeleton'

/** The measure of an institution's page while it is on its way. */
export function InstituteSkeleton() {
  return (
    <div className="page-column pt-14 pb-24">
      <Skeleton className="h-[clamp(11rem,26vw,20rem)] rounded-panel" />
      <div className="-mt-12 flex flex-wrap gap-6 sm:-mt-14 sm:px-7">
        <Skeleton className="relative size-24 rounded-[1.5rem] border-[5px] border-paper sm:size-32" />
        <span className="grid w-full max-w-xl content-end gap-3 sm:w-auto sm:flex-1 sm:pt-17">
          <Skeleton className="h-10" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </span>
      </div>
      <Skeleton className="mt-7 h-22 rounded-card" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <span className="grid gap-6">
          <SkeletonText lines={3} />
          <Skeleton className="h-96 rounded-card" />
        </span>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
