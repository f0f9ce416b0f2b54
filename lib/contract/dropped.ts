import { z } from 'zod'

/** A list element that could not be read: its place in the list, and what was wrong with it. */
type DroppedElement = { index: number; issues: string }

/** What was left out of an answer: how many elements in all, and the first of them for the log. */
type Dropped = { count: number; first: DroppedElement[] }

/** An answer of ten thousand bad elements is one problem, not ten thousand log entries. */
const DESCRIBED = 10

/**
 * The answer being read. Reading is synchronous, so that no two answers are ever read at once and
 * this belongs to the call of `readAnswer` that is running.
 */
let current: Dropped | null = null

/** Called by the list schemas for each element that they leave out. */
export function noteDropped(index: number, error: z.ZodError): void {
  if (current === null) return
  current.count += 1
  if (current.first.length < DESCRIBED) current.first.push({ index, issues: z.prettifyError(error) })
}

export type ReadAnswer<Data> =
  { ok: true; data: Data; dropped: Dropped } | { ok: false; issues: string; dropped: Dropped }

/**
 * Reads an answer with a schema of the contract and tells what was dropped, so that the caller, who
 * knows which call it was, can log it. `ok` is false when the answer as a whole cannot be read.
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): ReadAnswer<z.output<Schema>> {
  const outer = current
  const dropped: Dropped = { count: 0, first: [] }
  current = dropped
  try {
    const parsed = schema.safeParse(answer)
    if (!parsed.success) return { ok: false, issues: z.prettifyError(parsed.error), dropped }
    return { ok: true, data: parsed.data, dropped }
  } finally {
    current = outer
  }
}
