import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

/** A metric with its values, as one process tells another. */
const familySchema = z.object({
  name: z.string(),
  help: z.string(),
  type: z.string(),
  values: z.array(
    z.object({
      value: z.number(),
      labels: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      metricName: z.string().optional(),
    }),
  ),
})
export const familiesSchema = z.array(familySchema)
export type Family = z.output<typeof familySchema>

/** What a process knows now. Values that are no number, such as the delay of a loop that has not been measured yet, are left out. */
export async function familiesOf(registry: Registry): Promise<Family[]> {
  const all: { values?: { value: number }[] }[] = await registry.getMetricsAsJSON()
  return familiesSchema.parse(
    all.map(({ values = [], ...rest }) => ({ ...rest, values: values.filter(({ value }) => Number.isFinite(value)) })),
  )
}

/** Those of several processes as one text of the exposition format. None are added up: each has the label of its process. */
export function expose(families: readonly (readonly Family[])[]): Promise<string> {
  return AggregatorRegistry.aggregate(
    families.map((ofOne) => ofOne.map((family) => ({ ...family, aggregator: 'sum' }))),
  ).metrics()
}
