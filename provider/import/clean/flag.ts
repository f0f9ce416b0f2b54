import { presentText } from './text'

const YES = /^(?:1|y|yes|true|ಹೌದು)$/i
const NO = /^(?:0|n|no|false|non[- ]minority|ಇಲ್ಲ)$/i

/** Yes, no, or `null` where a column says neither. */
export function cleanFlag(raw: unknown): boolean | null {
  const text = typeof raw === 'boolean' ? String(raw) : (presentText(raw) ?? '')
  if (YES.test(text)) return true
  return NO.test(text) ? false : null
}
