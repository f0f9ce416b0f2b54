import { formatPrice, formatRupees } from './money'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [25_000, '₹25,000'],
  [150_000, '₹1,50,000'],
  [12_345_678, '₹1,23,45,678'],
  [499.6, '₹500'],
  [-1500, '−₹1,500'],
  [-0.2, '₹0'],
])('%d rupees are written %s', (amount, written) => {
  expect(formatRupees(amount)).toBe(written)
})

test.each([
  [499.5, '₹499.50'],
  [150000.05, '₹1,50,000.05'],
  [150000, '₹1,50,000'],
  [0, '₹0'],
])('%p with its paise is %p', (amount, written) => {
  expect(formatPrice(amount)).toBe(written)
})
