/** Nobody at a desk stays signed in for longer than a working day, or beyond a break. */
export const DESK_SESSION_HOURS = 8
export const DESK_IDLE_MINUTES = 30
export const INVITATION_HOURS = 24
/** So long the link to a preview serves. */
export const PREVIEW_HOURS = 1
