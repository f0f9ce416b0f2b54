import 'server-only'
import { noteIncomplete } from '@/lib/server/cache/answer-note'
import { keepBriefly } from '@/lib/server/cache/keep-briefly'
import { log } from '@/lib/server/log'
import { ProviderError } from '@/lib/server/provider/provider'
import { TooLate, withinTime } from '@/lib/server/provider/within-time'

/** What is given in place of an answer: always the same, or the last good answer that this process has seen. */
type Instead<Found, Fallback> =
  { fallback: Fallback; lastGood?: undefined } | { fallback?: undefined; lastGood: { answer: Found | Fallback } }

type Survival<Found, Fallback> = Instead<Found, Fallback> & {
  /** The page that is being rendered lacks something: it is kept for a second only (keep-briefly.ts). */
  keepsPageBriefly?: boolean
  /** Nobody waits longer: what is not there in time counts as an outage. An answer that comes later is not lost. */
  patienceMs?: number
  /** So long after an outage nobody is asked, or each page would wait in vain. `until`: in ms of the epoch, 0 at first. */
  pause?: Pause
}

type Pause = {
  ms: number
  until: number
  /**
   * Where it is given: once an answer was late, nobody waits for one any more until one came in time; one asks for
   * all, after each pause. Late is also what a cache gives after the provider has failed at length.
   */
  isLate?: boolean
}

/**
 * The one way to survive an outage: the provider cannot be had, answers what cannot be used, or is too slow.
 * It has been logged where the provider was asked; what is late has not, for it may still come. Any other error is a
 * bug, and is thrown.
 */
export async function surviveOutage<Found, const Fallback>(
  ask: () => Promise<Found>,
  survival: Survival<Found, Fallback>,
): Promise<Found | Fallback> {
  const { pause, patienceMs } = survival
  if (pause !== undefined && Date.now() < pause.until) return giveInstead(survival)
  const began = Date.now()
  const asking = ask()
  if (pause?.isLate) {
    pause.until = Date.now() + pause.ms
    return leaveOut(asking, began, survival)
  }
  try {
    return keep(await (patienceMs === undefined ? asking : withinTime(asking, patienceMs)), false, survival)
  } catch (error) {
    const isLate = error instanceof TooLate
    if (!isLate && !(error instanceof ProviderError)) throw error
    if (pause !== undefined) pause.until = Date.now() + pause.ms
    if (pause?.isLate !== undefined) pause.isLate = isLate
    return isLate ? leaveOut(asking, began, survival) : giveInstead(survival)
  }
}

/** What was found, `null` when the provider has none, or that it could not be had. */
export type GoodRead<Found> = Found | null | 'failed'

/**
 * A read for a part of a page, which never fails: while the provider does, it gives the last good answer. The
 * cache keeps that too, but not after a revalidation that the provider asked for and then could not answer.
 */
export function readForPage<Found>(find: () => Promise<Found | null>): () => Promise<GoodRead<Found>> {
  const lastGood: { answer: GoodRead<Found> } = { answer: 'failed' }
  return () => surviveOutage(find, { lastGood, keepsPageBriefly: true })
}

async function giveInstead<Found, Fallback>(survival: Survival<Found, Fallback>): Promise<Found | Fallback> {
  if (survival.keepsPageBriefly) await keepBriefly()
  return survival.lastGood === undefined ? survival.fallback : survival.lastGood.answer
}

function keep<Found, Fallback>(found: Found, isLate: boolean, { lastGood, pause }: Survival<Found, Fallback>): Found {
  if (lastGood !== undefined) lastGood.answer = found
  if (pause !== undefined) pause.until = 0
  if (pause?.isLate !== undefined) pause.isLate = isLate
  return found
}

function leaveOut<Found, Fallback>(asking: Promise<Found>, began: number, survival: Survival<Found, Fallback>) {
  noteIncomplete()
  keepLater(asking, began, survival)
  return giveInstead(survival)
}

/** Nobody waits for it any more, so that a bug in it can only be logged. */
function keepLater<Found, Fallback>(asking: Promise<Found>, began: number, survival: Survival<Found, Fallback>): void {
  const { patienceMs = Infinity } = survival
  asking.then(
    (found) => keep(found, Date.now() - began > patienceMs, survival),
    (error: unknown) => {
      if (!(error instanceof ProviderError)) log.error({ err: error }, 'a read failed after nobody waited for it')
    },
  )
}
