import type { Translated } from '@/lib/messages/translated'

/** Words of the primitives in components/ui, which know nothing of institutions. */
export const controls = {
  close: 'Close',
  dismiss: 'Dismiss',
  remove: 'Remove {label}',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: 'Page {page}',
  ratingOutOfFive: 'Rated {rating} out of 5',
  busy: 'Please wait',
  search: 'Search',
  clearSearch: 'Clear search',
  breadcrumbs: 'Breadcrumbs',
  toasts: 'Messages',
  optional: 'optional',
} as const
export type ControlsMessages = Translated<typeof controls>
