/** Shown where an institution would stand; apart from its page's texts, because a client component shows them too. */
export const noInstitute = {
  heading: 'No college data found.',
  hint: 'The link may be old, or the institution may have left the directory.',
  outageHint: 'The directory does not answer at the moment. Please try once more.',
  retry: 'Try again',
  findInstitution: 'Find an institution',
}
export type NoInstituteMessages = typeof noInstitute
