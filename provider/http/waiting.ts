const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** A time to wait in words, never too short: "24 seconds", "10 minutes", "3 hours". */
export function waitingTime(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return counted(seconds, 'second')
  if (seconds < 2 * HOUR_S) return counted(Math.ceil(seconds / MINUTE_S), 'minute')
  return counted(Math.ceil(seconds / HOUR_S), 'hour')
}
