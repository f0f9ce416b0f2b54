import type { Translated } from '@/lib/messages/translated'

/** Words of the primitives in components/ui, which know nothing of institutions. */
export const controls = {
  close: 'Close',
  dismiss: 'Dismiss',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: 'Page {page}',
  ratingOutOfFive: 'Rated {rating} out of 5',
  busy: 'Please wait',
  breadcrumbs: 'Breadcrumbs',
  toasts: 'Messages',
} as const
export type ControlsMessages = Translated<typeof controls>
