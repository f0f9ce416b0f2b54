import { figure } from './figure'

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in whole rupees, grouped the Indian way: `150000` is "₹1,50,000". */
export function formatRupees(amount: number): string {
  const figures = figure(Math.abs(amount))
  return amount < 0 && figures !== '0' ? `−₹${figures}` : `₹${figures}`
}

/** An amount in rupees with its paise, where there are any: `499.5` is "₹499.50". */
export function formatPrice(amount: number): string {
  return Number.isInteger(amount) ? formatRupees(amount) : `₹${exact.format(amount)}`
}
