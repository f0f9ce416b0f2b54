import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = { id: string; message: string | null; hint: string | null; children?: ReactNode }

/**
 * The red banner at the top of the register modal (spec 1 §2). It stays in sight while the form
 * scrolls under it, because what is to be mended may stand further down.
 */
export function RegisterBanner({ id, message, hint, children }: Props) {
  return (
    <div role="alert" className="sticky top-2 z-10 empty:hidden">
      {message === null ? null : (
        <div className="flex gap-3 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
          <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <div id={id}>
              <p className="font-medium">{message}</p>
              {hint === null ? null : <p className="text-sm">{hint}</p>}
            </div>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
