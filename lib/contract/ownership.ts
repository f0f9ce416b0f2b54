/**
 * Who runs an institution, as far as it tells what studying there costs and who decides on admission (ADR 70). `private`
 * is unaided; `university` a public one, or a college of its own; a deemed university is `deemed`, whoever runs it.
 */
export const OWNERSHIPS = ['government', 'aided', 'private', 'university', 'private_university', 'deemed'] as const
export type Ownership = (typeof OWNERSHIPS)[number]
