/** What happens at a dated event. Apart from the schemas, so that nobody loads zod for it. */
export const EVENT_KINDS = ['application', 'exam', 'result', 'counselling'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** What an event and an exam are called in addresses. */
export const EVENT_NAME = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
/** A time of day in India. */
export const EVENT_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
