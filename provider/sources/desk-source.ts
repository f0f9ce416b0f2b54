/** The source that the desk is, beside the lists. */
export const DESK_SOURCE = 'desk'
