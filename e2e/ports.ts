/** The first of the ports that the end-to-end tests use, so that two checkouts can run theirs side by side. */
const FIRST = Number(process.env.E2E_FIRST_PORT || 3300)

/** Every port that the tests listen on, each once: whoever adds a server adds a name. */
const NAMES = [
  'sampleSite',
  'sampleProvider',
  'smsInbox',
  'otherSite',
  'otherProvider',
  'failingSite',
  'failingProvider',
  'coldSite',
  'servingSite',
  'securitySite',
  'lostGroundSite',
  'lostGroundProvider',
  'startSite',
  'changeSite',
  'changeProxy',
  'logsSite',
  'logsProvider',
  'damagedSite',
  'groupSite',
  'groupProvider',
  'securityDesk',
] as const
type Name = (typeof NAMES)[number]

export function port(name: Name): number {
  return FIRST + NAMES.indexOf(name)
}

/** The address of a website of the tests. */
export function site(name: Name): string {
  return `http://localhost:${port(name)}`
}

/** The address of a provider, or another helper, which listens on loopback alone. */
export function helper(name: Name): string {
  return `http://127.0.0.1:${port(name)}`
}
