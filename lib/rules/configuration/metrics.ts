import { z } from 'zod'

/** Where metrics are answered; both programs read it, and whichever was started by hand answers (docs/operating.md). */
export const metricsVariables = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
}

/** Who receives traces, by OTLP over HTTP (docs/operating.md). */
export const tracingVariables = { OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional() }

type Read = { METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** @returns `null` where nobody asks for metrics */
export function metricsPlace({ METRICS_PORT, METRICS_HOST }: Read): { host: string; port: number } | null {
  return METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT }
}

export const PORT_IS_TAKEN = {
  path: ['METRICS_PORT'],
  // Also beside other mistakes: all are named at once.
  when: () => true,
  error: 'must be a port of its own, neither PORT nor PROVIDER_PORT: metrics are not for visitors',
}
