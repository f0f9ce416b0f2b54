import { presentText } from './text'

/** Rupees out of "1,12,410", "Rs. 50,000/-", "₹45000" or "1.5 lakh"; `null` for what is no single amount. */
export function cleanAmount(raw: unknown): number | null {
  const text = presentText(raw)
    ?.toLowerCase()
    .replace(/^(?:rs\.?|inr|₹)\s*/, '')
    .replace(/\s*(?:\/-|per (?:year|annum)|p\.?\s?a\.?)\s*$/, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim()
  const match = /^(\d{1,9}(?:\.\d{1,2})?)\s*(lakhs?|lacs?|l)?$/.exec(text ?? '')
  if (match === null) return null
  const amount = Math.round(Number(match[1]) * (match[2] === undefined ? 1 : 100_000))
  return amount <= 100_000_000 ? amount : null
}

/** A number of seats, or `null`. */
export function cleanCount(raw: unknown): number | null {
  const text = presentText(raw)?.replace(/,/g, '')
  return text !== undefined && /^\d{1,6}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)) : null
}

/** A telephone number as printed, when it has enough digits to be one. */
export function cleanPhone(raw: unknown): string | null {
  const text = presentText(raw)
  if (text === null || !/^[\d\s()+,;/.-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 40 ? text : null
}

/** An e-mail address, or `null`. */
export function cleanEmail(raw: unknown): string | null {
  const text = presentText(raw)?.replace(/^mailto:/i, '')
  return text !== undefined && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-z]{2,}$/i.test(text) && text.length <= 254 ? text : null
}

/** A web address with its protocol, http or https only, or `null`. */
export function cleanWebsite(raw: unknown): string | null {
  const text = presentText(raw)
  if (text === null || /\s/.test(text)) return null
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    const isWeb = (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.')
    return isWeb && url.username === '' ? url.href.replace(/\/$/, '') : null
  } catch {
    return null
  }
}

/** The address of a file, which the website fetches by https alone, or `null`. */
export function cleanFileAddress(raw: unknown): string | null {
  const address = cleanWebsite(raw)
  return address?.startsWith('https:') ? address : null
}
