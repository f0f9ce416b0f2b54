import { Skeleton } from '@/components/ui/skeleton'

/** The form of the profile while it comes, as high as it will be (spec 2 §2 "Settings"). */
export function ProfileLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-100 content-start gap-6">
      <p className="text-ink-2">{label}</p>
      <Skeleton className="size-28 rounded-full" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20 sm:col-span-2" />
      </div>
    </div>
  )
}
