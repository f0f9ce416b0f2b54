import type { Translated } from '@/lib/messages/translated'

/** By the hour at which each begins. */
const parts: Readonly<Record<number, string>> = { 0: 'am', 12: 'pm' }

/** How a day and a moment are written: our own, because Node and browsers know different abbreviations. */
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  moment: '{day}, {time} {part}',
  parts,
} as const
export type DateMessages = Translated<typeof dates>
