import type { Translated } from '@/lib/messages/translated'

/** How an institution is found and named by its number at the desk. */
export const deskFind = {
  number: 'No. {id}',
  onlyRetired: 'Only the retired',
} as const
export type DeskFindMessages = Translated<typeof deskFind>
