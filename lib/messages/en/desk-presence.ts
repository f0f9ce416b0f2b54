/** Who else has a record open, at the head of its page. */
export const presence = {
  others: 'Somebody else has this open as well:',
  other: '{name}, last seen here {moment}',
  what: 'Agree who saves first. Nothing is lost otherwise: whoever saves second is told, and nothing of the other is overwritten.',
} as const
