export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
