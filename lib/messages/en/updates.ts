/** Latest Updates. Those of the specification (spec 1 §2 "Latest Updates banner", §8) are to the letter. */
export const updates = {
  title: 'Latest Updates',
  none: 'No active notifications',
  failed: 'Error loading notifications',
  all: 'All updates',
}
export type UpdatesMessages = typeof updates
