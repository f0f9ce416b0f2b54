import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

export type ButtonVariant = 'primary' | 'quiet' | 'light' | 'danger-text'
export type ButtonSize = 'md' | 'icon'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-river bg-river text-white enabled-hover:border-river-deep enabled-hover:bg-river-deep',
  quiet: 'border-line-2 bg-surface text-ink enabled-hover:border-ink-2 enabled-hover:bg-sunk',
  light: 'border-white bg-white text-river-deep enabled-hover:border-turmeric enabled-hover:bg-turmeric',
  'danger-text': 'border-transparent bg-transparent text-kumkum enabled-hover:bg-kumkum-tint',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5.5 py-2',
  icon: 'size-11 shrink-0 p-0',
}

/** The classes of a button, for the rare element that is neither a button nor a link (a summary, a trigger). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border text-center text-base leading-tight font-semibold',
    'transition-[background-color,border-color,transform] duration-150 ease-calm active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-grey disabled:active:scale-100',
    variants[variant],
    sizes[size],
    className,
  )
}

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
