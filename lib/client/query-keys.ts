import type { Language } from '@/lib/contract/lenient'

/** Under which key each answer is kept: what two parts of a page ask for under one key is asked once. */
export const queryKeys = {
  session: ['session'],
  homeVersion: (lang: Language) => ['home version', lang],
  institutes: (query: string) => ['institutes', query],
  suggestions: (text: string | null) => ['suggestions', text],
  types: ['types'],
  streams: (typeId: string) => ['streams', typeId],
  districts: ['districts'],
  notifications: ['notifications'],
  subscription: (id: string) => ['subscription', id],
  savedCards: (ids: readonly string[]) => ['saved cards', ...ids],
  footer: ['footer'],
  topInstitutes: ['top institutes'],
  plans: ['plans'],
  ownPlan: ['own plan'],
  profile: ['profile'],
} as const
