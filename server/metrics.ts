import type { Server } from 'node:http'
import { askChild } from '@/lib/metrics/between-processes'
import { expose, familiesOf } from '@/lib/metrics/family'
import { listenForMetrics, type MetricsPlace } from '@/lib/metrics/listen'
import { startMetrics } from '@/lib/metrics/registry'
import type { Program } from './program'

/** What the website has started, by the name that it has in metrics; one that has ended stays until the next takes its place. */
export type Children = Map<'next' | 'provider', Program>

/**
 * Counts, and answers for all processes at one address: each scrape asks those that the website has started.
 * @throws Error where it cannot listen
 */
export async function serveMetrics(place: MetricsPlace, children: Children): Promise<Server> {
  const metrics = startMetrics('website')
  let up: { labels: { program: string }; value: number }[] = []
  metrics.watch('website_process_up', async () => up)
  return listenForMetrics(place, async () => {
    const answers = await Promise.all(
      [...children].map(async ([program, { process }]) => ({ program, families: await askChild(process) })),
    )
    up = answers.map(({ program, families }) => ({ labels: { program }, value: families === null ? 0 : 1 }))
    return expose([
      await familiesOf(metrics.registry),
      ...answers.flatMap(({ families }) => (families === null ? [] : [families])),
    ])
  })
}
