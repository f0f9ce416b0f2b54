/** Nobody at a desk stays signed in for longer than a working day, or beyond a break. */
export const DESK_SESSION_HOURS = 8
export const DESK_IDLE_MINUTES = 30
export const INVITATION_HOURS = 24
/** A passkey is added by who has signed in so recently: a session that somebody else has got hold of later adds none. */
export const PASSKEY_FRESH_MINUTES = 15
/** So many an account has at most: one for each device of its owner, and none that somebody has forgotten. */
export const MAX_PASSKEYS = 10
/** So long the browser's dialogue may take. */
export const PASSKEY_TICKET_MINUTES = 5
/** So long the link to a preview serves. */
export const PREVIEW_HOURS = 1
