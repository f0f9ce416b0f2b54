/**
 * The Keystroke-Level Model: how long somebody who knows the way, and makes no mistake, takes for what they do. Seconds of each operator as
 * Card, Moran and Newell give them (Communications of the ACM 23 (7), 1980, figure 1; The Psychology of Human-Computer Interaction, 1983,
 * chapter 8). A finger on a screen is quicker than their hand that points by a mouse, so that a tap and a swipe cost no more than this.
 */
const SECONDS = {
  /** A press of what is pointed at, by an average typist. */ K: 0.28,
  /** A key of what has no pattern, such as a number. */ k: 0.5,
  /** Pointing at something on a screen; also a swipe. */ P: 1.1,
  /** From the screen to the keys. */ H: 0.4,
  /** Preparing in mind, once before each thing that is done: what to press, which of a list. */ M: 1.35,
} as const
type Operator = keyof typeof SECONDS

/** A thing that is done, after so many swipes to where it stands: a press, so many keys in a field, one of a list, or a look. */
export type Stroke = { swipes: number } & ({ kind: keyof typeof DONE } | { kind: 'typing'; keys: number })

const TAP = ['M', 'P', 'K'] as const satisfies Operator[]
const DONE = { press: TAP, choice: [...TAP, ...TAP], look: ['M'] } as const satisfies Record<
  string,
  readonly Operator[]
>

function operatorsOf(stroke: Stroke): Operator[] {
  const swipes = Array.from({ length: stroke.swipes }, () => 'P' as const)
  if (stroke.kind === 'typing')
    return [...swipes, ...TAP, 'H', ...Array.from({ length: stroke.keys }, () => 'k' as const)]
  return [...swipes, ...DONE[stroke.kind]]
}

export const estimateSeconds = (strokes: readonly Stroke[]) =>
  strokes.flatMap(operatorsOf).reduce((sum, operator) => sum + SECONDS[operator], 0)

/** Of a screen a swipe moves three quarters. @param top of what is looked for, from that of the screen */
export function swipesTo(top: number, height: number, screen: number): number {
  const beyond = top < 0 ? -top : Math.max(0, top + height - screen)
  return Math.ceil(beyond / (0.75 * screen))
}
