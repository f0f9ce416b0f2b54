import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const serviceSchema = z.looseObject({
  image: z.string(),
  command: z.union([z.string().transform((line) => line.split(' ')), z.array(z.string())]).default([]),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  network_mode: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).default({ test: [] }),
})
export type Service = z.output<typeof serviceSchema>

/** The file as YAML has it, what it merges in its place. */
export const composed: unknown = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })

export const { services } = z.looseObject({ services: z.record(z.string(), serviceSchema) }).parse(composed)

/** A service that runs the image of this project. */
export function ownService(name: string): Service {
  const service = services[name]
  if (service === undefined) throw new Error(`compose.yaml has no service ${name}`)
  return service
}
