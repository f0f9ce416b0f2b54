import { DEFAULTS } from '@/lib/rules/environment'
import type { Environment } from '@/lib/server/env'

/** The website's environment with a provider at this origin, for tests that replace `getEnvironment`. */
export function environmentWith(provider: string, rest: Partial<Environment> = {}): Environment {
  return {
    apiBaseUrl: new URL(`${provider}/api/v1/`),
    // Not less: on a machine with much other work the first call of a test file took more than a second.
    apiTimeoutMs: DEFAULTS.API_TIMEOUT_MS,
    siteUrl: new URL('http://localhost:3000'),
    contentMaxAge: 60,
    revalidateSecret: undefined,
    otpLength: 6,
    formSecret: 'a secret of the tests, long enough',
    postsPerAddress: 1_000_000,
    redisUrl: undefined,
    cdnPurge: null,
    imageHosts: [],
    brochureHosts: [],
    offlinePage: true,
    desk: true,
    ...rest,
  }
}
