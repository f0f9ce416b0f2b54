/** What mail can carry (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254
const SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Whether a text without spaces around it has the shape of an email address (spec 1 §5 "without spaces"). */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && SHAPE.test(text)
}
