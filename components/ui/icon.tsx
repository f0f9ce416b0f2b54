import type { LucideIcon } from 'lucide-react'

type Props = { of: LucideIcon; size?: number; className?: string }

/** An icon in the one weight and size of the house. Decorative: what it means stands in words beside it. */
export function Icon({ of: Drawn, size = 20, className }: Props) {
  return <Drawn size={size} strokeWidth={1.75} aria-hidden focusable={false} className={className} />
}
