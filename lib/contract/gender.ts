/** Who may study at an institution; `mixed` is co-educational. */
export const GENDERS = ['women', 'men', 'mixed'] as const
export type Gender = (typeof GENDERS)[number]
