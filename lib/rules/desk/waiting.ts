const UNITS = [
  { unit: 'days', minutes: 24 * 60 },
  { unit: 'hours', minutes: 60 },
  { unit: 'minutes', minutes: 1 },
] as const

/** How long something waits, in the largest unit of which it has waited two: "90 minutes", "2 hours", "3 days". */
export function waitingTime(minutes: number): { unit: (typeof UNITS)[number]['unit']; count: number } {
  const found = UNITS.find((each) => minutes >= 2 * each.minutes) ?? UNITS[2]
  return { unit: found.unit, count: Math.floor(minutes / found.minutes) }
}
