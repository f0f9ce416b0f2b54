import type { Payer } from '@/provider/payments/payer'

/**
 * For development: no money moves, and the pay page says so. What the visitor decides there comes by
 * `POST /payments/development`, which no other payer has.
 */
export function developmentPayer(): Payer {
  return {
    name: 'development',
    open: ({ id }) => Promise.resolve(`development-${id}`),
    form: () => null,
    confirmed: () => Promise.resolve([]),
    readReturn: () => null,
    readMessage: () => ({ kind: 'forged' }),
  }
}
