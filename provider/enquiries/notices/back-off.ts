const FIRST_S = 10
const MAX_S = 60 * 60

/**
 * Seconds until the next try: 10, 20, 40… at most an hour, each up to a fifth longer, so that what
 * failed at one moment does not come back at one moment.
 * @param tries how many failed, from 1
 * @param random from 0 to 1
 */
export function secondsUntilNext(tries: number, random: number): number {
  return Math.min(MAX_S, FIRST_S * 2 ** (tries - 1)) * (1 + random / 5)
}
