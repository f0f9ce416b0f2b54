import type { Language } from '@/lib/contract/language'

/** A one-time code on its way to a phone. */
export type Sms = {
  /** Ten digits, national. */
  phone: string
  code: string
  /** How long the code is good for. */
  minutes: number
  /** Names this message alone: a gateway that knows such ids can refuse a repeat. */
  id: string
  /** Of the page on which it was asked for. */
  language: Language
}

/**
 * Hands a code to whoever delivers it, at most once.
 * @throws SmsRefused when nothing was sent, certainly
 * @throws SmsUncertain when it may have been sent: it must not be sent again
 */
export type SmsSender = { send(sms: Sms): Promise<void> }

/** Nothing was sent: the attempt need not be charged. The message names neither code nor phone. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
}

/** Nobody knows whether it was sent: it counts as sent. The message names neither code nor phone. */
export class SmsUncertain extends Error {
  override readonly name = 'SmsUncertain'
}
