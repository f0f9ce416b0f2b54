import { clsx } from 'clsx'

/** What does something, and looks like a link. */
export const linkClass = clsx(
  'inline-flex min-h-11 cursor-pointer items-center rounded-sm text-base font-semibold text-river underline-offset-4',
  'enabled-hover:underline disabled:cursor-not-allowed disabled:text-grey',
)
