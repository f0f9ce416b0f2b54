/** The checks, or `null` when they cannot be loaded: offline, or a new version was deployed meanwhile. */
export function loadChecks() {
  return import('@/lib/rules/enquiries/enquiry-check').then(
    ({ checkEnquiry }) => checkEnquiry,
    () => null,
  )
}
