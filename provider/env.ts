import { z } from 'zod'

/** A variable that is set to nothing counts as not set. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}

const envSchema = z.object({
  PROVIDER_PORT: optional(z.coerce.number('a port from 0 to 65535').int().min(0).max(65_535).default(3001)),
  DATA_DIR: optional(z.string().default('.data')),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgresql://' }).optional(),
  ),
  SITE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'an http or https address' }).default('http://localhost:3000'),
  ),
})
export type ProviderSettings = z.output<typeof envSchema>

/** The provider's settings. Throws one sentence that names each variable that cannot be read. */
export function readEnv(env: Record<string, string | undefined>): ProviderSettings {
  const read = envSchema.safeParse(env)
  if (read.success) return read.data
  // Values stay out of the sentence: DATABASE_URL holds a password.
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new Error(`The environment cannot be used: ${wrong.join('; ')}.`)
}
