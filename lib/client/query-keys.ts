/** Under which key each answer is kept: what two parts of a page ask for under one key is asked once. */
export const queryKeys = {
  institutes: (query: string) => ['institutes', query],
  suggestions: (text: string | null) => ['suggestions', text],
  types: ['types'],
  streams: (typeId: string) => ['streams', typeId],
  districts: ['districts'],
} as const
