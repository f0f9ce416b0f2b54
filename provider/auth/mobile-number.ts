import { MAX_PHONE_LENGTH } from '@/lib/contract/constants'
import { asciiDigits } from '@/lib/rules/text/digits'

/** Signs with which people group digits, and marks that come along when a number is copied. */
const GROUPING = /[\s().\p{Pd}\p{Cf}]/gu
const INDIAN_MOBILE = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/

/**
 * The ten digits of an Indian mobile number, also with its country code, a leading 0, grouping signs
 * or digits of another script.
 * @returns `null` for anything else, also for a number with a digit too many
 */
export function readMobile(written: string): string | null {
  if (written.length > MAX_PHONE_LENGTH) return null
  return INDIAN_MOBILE.exec(asciiDigits(written).replace(GROUPING, ''))?.[1] ?? null
}
