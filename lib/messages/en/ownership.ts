import type { Ownership } from '@/lib/contract/ownership'

/** Who runs an institution: as a filter, on cards, pages and in comparisons. */
export const ownership = {
  title: 'Ownership',
  kinds: {
    government: 'Government',
    aided: 'Government-aided',
    private: 'Private, unaided',
    university: 'Public university',
    private_university: 'Private university',
    deemed: 'Deemed university',
  } satisfies Record<Ownership, string>,
}
export type OwnershipMessages = typeof ownership
