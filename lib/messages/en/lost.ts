/** The pages for an address that leads nowhere and for a page that broke; apart, because client components show them too. */
export const lost = {
  title: 'Page not found',
  heading: 'There is no page at this address.',
  hint: 'It may have been typed a little differently, or it has moved.',
  brokenTitle: 'Something went wrong',
  brokenHeading: 'This page could not be shown.',
  brokenHint: 'The fault is ours. Please try once more, or go on from the start page.',
  retry: 'Try again',
  home: 'Start page',
  findInstitution: 'Find an institution',
}
export type LostMessages = typeof lost
