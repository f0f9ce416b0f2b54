import type { ChildProcess } from 'node:child_process'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import { familiesOf, familiesSchema, type Family } from './family'

/** A process that does not answer within this is left out of a scrape. */
const ANSWER_LIMIT_MS = 2_000

const questionSchema = z.object({ metricsAsked: z.int() })
const answerSchema = z.object({ metricsAnswered: z.int(), families: familiesSchema })

/** Answers the process that has started this one, by the channel between them. */
export function answerParent(registry: Registry): void {
  process.on('message', (message) => {
    const asked = questionSchema.safeParse(message)
    if (!asked.success) return
    const { metricsAsked } = asked.data
    void familiesOf(registry).then((families) => process.send?.({ metricsAnswered: metricsAsked, families }))
  })
}

let lastNumber = 0

/** What a process that we have started counts; `null`: it does not answer. */
export async function askChild(child: ChildProcess, limitMs = ANSWER_LIMIT_MS): Promise<Family[] | null> {
  const number = (lastNumber += 1)
  return new Promise((resolve) => {
    const end = (families: Family[] | null) => {
      clearTimeout(timer)
      child.off('message', hear)
      resolve(families)
    }
    const hear = (message: unknown) => {
      const answer = answerSchema.safeParse(message)
      if (answer.success && answer.data.metricsAnswered === number) end(answer.data.families)
    }
    const timer = setTimeout(() => end(null), limitMs)
    child.on('message', hear)
    if (!child.connected) return end(null)
    child.send({ metricsAsked: number }, (error) => {
      if (error !== null) end(null)
    })
  })
}
