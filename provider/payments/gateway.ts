import type { z } from 'zod'
import type { SignatureHeader } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import { readVariables } from '@/lib/rules/configuration/read-variables'
import type { Service } from '@/provider/platform/service'

/** The gateway could not be asked, or did not answer as agreed. Its message names nobody. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway'
}

/** It does not know what it was asked about, such as an order that was opened with other keys: of another one it may. */
export class GatewayRefused extends GatewayAway {}

/** What is to be paid: `amount` in paise; `id` is the subscription's. */
export type Order = { id: string; amount: number; description: string }

/** An order as the gateway has it: its own number, and its page for it, where the visitor is sent there by a link. */
type OpenedOrder = { number: string; page?: string }

/** A payment that the gateway has confirmed: `order` and `payment` are its own numbers. */
export type ConfirmedPayment = { order: string; payment: string; amount: number; currency: string }

/** What a message of the gateway says. */
export type GatewayMessage =
  | { kind: 'paid'; paid: ConfirmedPayment }
  | { kind: 'attempt-failed'; order: string }
  /** Signed, but nothing that matters here. */
  | { kind: 'other' }
  | { kind: 'forged' }

/** Where the pay page sends the visitor: by a post of these fields, or, without any, by a link. */
type PayForm = { action: string; fields: Readonly<Record<string, string>> }

/** How a gateway is spoken with. */
export type GatewayAdapter = {
  /** Tells it of an order of a visitor who reads `lang`. @throws GatewayAway */
  open: (order: Order, lang: Language) => Promise<OpenedOrder>
  /** For an order without a page of its own. `null`: the pay page itself decides, which is for development alone. */
  form: (order: Order, gatewayOrder: string) => PayForm | null
  /** What it has confirmed for an order. @throws GatewayAway */
  confirmed: (gatewayOrder: string) => Promise<ConfirmedPayment[]>
  /** The order that a signed return of the visitor's browser names, by a form or in its address, or `null`: the signature is wrong. */
  readReturn: (fields: Readonly<Record<string, string>>) => string | null
  /** @param body as it came, byte for byte */
  readMessage: (body: Buffer, signature: string | undefined) => GatewayMessage
}

/** What is known of a gateway before it is spoken with. */
type About = {
  /** In `PAYMENTS_BY`, in addresses and beside what was paid: two to twenty small letters. */
  name: string
  /** What visitors are told that it is called; `null`: they pay at nobody's. */
  title: string | null
  /** In which header of a message its signature stands. */
  signatureHeader: SignatureHeader | null
}

/** Somebody who takes money for us. */
export type Gateway = About & GatewayAdapter
export type GatewayService = About & Service<Gateway>

type Definition<Settings extends z.ZodObject> = About & {
  /** The variables that it reads. */
  settings: Settings
  make: (settings: z.output<Settings>) => GatewayAdapter
}

/** All that is known of a gateway, in one place; provider/payments/gateways.ts lists them. */
export function gatewayService<Settings extends z.ZodObject>(definition: Definition<Settings>): GatewayService {
  const { settings, make, ...about } = definition
  return { ...about, settings, make: (env) => ({ ...about, ...make(readVariables(settings, env)) }) }
}
