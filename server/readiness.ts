const PROVIDER_LIMIT_MS = 2_000
/** Asked for at most so often, however often somebody asks us. */
const KEPT_MS = 1_000

/**
 * Whether this instance should get visitors. Not before the provider has answered once: nothing could be
 * shown. Afterwards an outage of the provider takes no instance away: pages that are kept go on.
 */
export class Readiness {
  #hasSeenProvider = false
  #isProviderUp = false
  #askedAt = Number.NEGATIVE_INFINITY
  isStopping = false

  /** @param providerUrl an address that a provider answers with a success */
  constructor(
    private readonly providerUrl: string,
    private readonly isWebsiteUp: () => boolean,
  ) {}

  async report(): Promise<{ isReady: boolean; website: boolean; provider: boolean; stopping: boolean }> {
    if (performance.now() - this.#askedAt > KEPT_MS) {
      this.#askedAt = performance.now()
      this.#isProviderUp = await fetch(this.providerUrl, { signal: AbortSignal.timeout(PROVIDER_LIMIT_MS) })
        .then(async (answer) => {
          await answer.body?.cancel()
          return answer.ok
        })
        .catch(() => false)
      this.#hasSeenProvider ||= this.#isProviderUp
    }
    const website = this.isWebsiteUp()
    return {
      isReady: website && this.#hasSeenProvider && !this.isStopping,
      website,
      provider: this.#isProviderUp,
      stopping: this.isStopping,
    }
  }
}
