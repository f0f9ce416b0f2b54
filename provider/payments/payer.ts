/** The payer could not be asked, or did not answer as agreed. Its message names nobody. */
export class PayerAway extends Error {
  override readonly name = 'PayerAway'
}

/** What is to be paid: `amount` in paise; `id` is the subscription's. */
export type Order = { id: string; amount: number; description: string }

/** A payment that the payer has confirmed: `order` and `payment` are its own numbers. */
export type ConfirmedPayment = { order: string; payment: string; amount: number; currency: string }

/** What a message of the payer says. */
export type PayerMessage =
  | { kind: 'paid'; paid: ConfirmedPayment }
  | { kind: 'attempt-failed'; order: string }
  /** Signed, but nothing that matters here. */
  | { kind: 'other' }
  | { kind: 'forged' }

/** Where the pay page sends the visitor, by a post of these fields. */
export type PayForm = { action: string; fields: Readonly<Record<string, string>> }

/** Somebody who takes money for us. */
export type Payer = {
  name: 'development' | 'razorpay'
  /** Tells it of an order. @returns its own number of the order @throws PayerAway */
  open: (order: Order) => Promise<string>
  /** `null`: the pay page itself decides, which is for development alone. */
  form: (order: Order, payerOrder: string) => PayForm | null
  /** What it has confirmed for an order. @throws PayerAway */
  confirmed: (payerOrder: string) => Promise<ConfirmedPayment[]>
  /** The order that a signed return of the visitor's browser names, or `null`: the signature is wrong. */
  readReturn: (fields: Readonly<Record<string, string>>) => string | null
  /** @param body as it came, byte for byte */
  readMessage: (body: Buffer, signature: string | undefined) => PayerMessage
}
