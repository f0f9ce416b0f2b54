import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'
import { Icon } from './icon'

type Look = { variant?: ButtonVariant; size?: ButtonSize }
type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string }

/**
 * A button. While `busy` it keeps its width and its focus, says `busyLabel` to screen readers and
 * must be made deaf by its owner (it is `aria-disabled`, not disabled, so focus is not lost).
 * With `size="icon"` it needs an `aria-label`.
 */
export function Button({ variant, size, busy = false, busyLabel, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(variant, size, clsx('relative', busy && 'cursor-progress', className))}
      {...rest}
    >
      {busy ? <span className="invisible inline-flex items-center gap-2">{children}</span> : children}
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Icon of={LoaderCircle} className="motion-safe:animate-spin" />
          <span className="sr-only">{busyLabel}</span>
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />
}
