const LAKH = 100_000
const CRORE = 100 * LAKH

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An amount in whole rupees, grouped the Indian way: `150000` is "₹1,50,000". */
export function formatRupees(amount: number): string {
  const figures = whole.format(Math.abs(amount))
  return amount < 0 && figures !== '0' ? `−₹${figures}` : `₹${figures}`
}

/** An amount in rupees with its paise, where there are any: `499.5` is "₹499.50". */
export function formatPrice(amount: number): string {
  return Number.isInteger(amount) ? formatRupees(amount) : `₹${exact.format(amount)}`
}

/** The words that stand after a shortened amount, by language of the interface. */
export type AmountWords = { lakh: string; crore: string }

/**
 * An amount in rupees as people say it: `150000` is "₹1.5 lakh", `20000000` is "₹2 crore".
 * Below one lakh it is `formatRupees`. At most two decimals, never rounded up into the next unit.
 */
export function formatRupeesShort(amount: number, words: AmountWords = { lakh: 'lakh', crore: 'crore' }): string {
  if (amount < LAKH) return formatRupees(amount)
  const [unit, word] = amount < CRORE ? [LAKH, words.lakh] : [CRORE, words.crore]
  return `₹${short.format(Math.floor((amount / unit) * 100) / 100)} ${word}`
}
