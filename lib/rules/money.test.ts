import { formatPrice, formatRupees, formatRupeesShort } from './money'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [25_000, '₹25,000'],
  [150_000, '₹1,50,000'],
  [12_345_678, '₹1,23,45,678'],
  [499.6, '₹500'],
  [-1500, '−₹1,500'],
  [-0.2, '₹0'],
])('%d is %s', (amount, written) => {
  expect(formatRupees(amount)).toBe(written)
})

test.each([
  [85_000, '₹85,000'],
  [100_000, '₹1 lakh'],
  [150_000, '₹1.5 lakh'],
  [1_234_567, '₹12.34 lakh'],
  [9_999_999, '₹99.99 lakh'],
  [20_000_000, '₹2 crore'],
  [12_500_000_000, '₹1,250 crore'],
])('%d is in short %s', (amount, written) => {
  expect(formatRupeesShort(amount)).toBe(written)
})

test('the words come from the language', () => {
  expect(formatRupeesShort(250_000, { lakh: 'ಲಕ್ಷ', crore: 'ಕೋಟಿ' })).toBe('₹2.5 ಲಕ್ಷ')
})

test.each([
  [499.5, '₹499.50'],
  [150000.05, '₹1,50,000.05'],
  [150000, '₹1,50,000'],
  [0, '₹0'],
])('%p with its paise is %p', (amount, written) => {
  expect(formatPrice(amount)).toBe(written)
})
