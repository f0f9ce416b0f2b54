import { answerParent } from '@/lib/metrics/between-processes'
import { observe } from '@/lib/metrics/count'
import { startMetrics } from '@/lib/metrics/registry'

/** Stands for Next in tests of metrics: it has asked the provider twice. */
answerParent(startMetrics('next').registry)
for (const seconds of [0.02, 0.3])
  observe('website_provider_call_seconds', { endpoint: 'plans', outcome: '200' }, seconds)
process.on('disconnect', () => process.exit(0))
process.send?.({ isCounting: true })
