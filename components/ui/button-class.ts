import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'quiet' | 'light' | 'danger' | 'danger-text'
export type ButtonSize = 'md' | 'icon'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-river bg-river text-white enabled-hover:border-river-deep enabled-hover:bg-river-deep',
  quiet: 'border-line-2 bg-surface text-ink enabled-hover:border-ink-2 enabled-hover:bg-sunk',
  light: 'border-white bg-white text-river-deep enabled-hover:border-turmeric enabled-hover:bg-turmeric',
  danger: 'border-kumkum bg-kumkum text-white enabled-hover:border-ink enabled-hover:bg-ink',
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
