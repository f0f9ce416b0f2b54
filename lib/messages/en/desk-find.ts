import type { Translated } from '@/lib/messages/translated'

/** How an institution is found and named by its number at the desk. */
export const deskFind = {
  number: 'No. {id}',
  onlyRetired: 'Only the retired',
  find: 'Find it by its name',
  findBy: 'Which institution',
  findHint: 'A press on one of those that are found puts its number into the form.',
  findIt: 'Find',
  noneFound: 'Nothing is found by this. Try fewer words.',
  away: 'The list of institutions cannot be reached just now. Try again, or type the number if you know it.',
  moreFound: 'There are more: type more of its name, or its place.',
} as const
export type DeskFindMessages = Translated<typeof deskFind>
