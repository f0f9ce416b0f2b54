import type { Translated } from '@/lib/messages/translated'

/** Pages that broke take these with them, in every language: they show when nothing else can. So they are few. */
export const broken = {
  title: 'Something went wrong',
  heading: 'This page could not be shown.',
  hint: 'The fault is ours. Please try once more, or go on from the start page.',
  retry: 'Try again',
  home: 'Start page',
  number: 'If you write to us, give this number:',
  institute: {
    heading: 'No college data found.',
    hint: 'The directory does not answer at the moment. Please try once more.',
    findInstitution: 'Find an institution',
  },
} as const
export type BrokenMessages = Translated<typeof broken>
