import { z } from 'zod'
import { byLanguage, smsService } from '@/provider/sms/by-language'
import { makeSmsSender } from '@/provider/sms/make-sender'
import type { SmsSender } from '@/provider/sms/sender'
import { SENDERS } from '@/provider/sms/senders'
import { SMS } from '@/testing/sms/sender-suite'

const KANNADA = { ...SMS, language: 'kn' as const }

/** What a service with these settings is asked to send, and with what. */
async function sentWith(env: Record<string, string>) {
  const sent: unknown[] = []
  const settings = z.object({
    TEXT: byLanguage(z.string().includes('{code}', 'must hold {code}').default('{code}')),
    TEMPLATE: byLanguage(z.string('must be set')),
    FROM: z.string().default('us'),
  })
  const make = (own: z.output<typeof settings>): SmsSender => ({
    send: async () => void sent.push(Object.values(own).join(' ')),
  })
  const sender = smsService({ name: 'post', settings, make }).make(env)
  await sender.send(SMS)
  await sender.send(KANNADA)
  return sent
}

test('without settings of its own, Kannada has those of English', async () => {
  expect(await sentWith({ TEMPLATE: '1' })).toEqual(['{code} 1 us', '{code} 1 us'])
  expect(await sentWith({ TEMPLATE: '1', TEXT_KN: ' ', FROM_KN: 'them' })).toEqual(['{code} 1 us', '{code} 1 us'])
})

test('what Kannada has of its own stands in what is sent to who reads Kannada, and nowhere else', async () => {
  const env = { TEMPLATE: '1', TEMPLATE_KN: '2', TEXT_KN: 'ಸಂಕೇತ {code}' }
  expect(await sentWith(env)).toEqual(['{code} 1 us', 'ಸಂಕೇತ {code} 2 us'])
})

test('a mistake is named by the variable in which it stands', async () => {
  await expect(sentWith({ TEMPLATE: '1', TEXT_KN: 'ಸಂಕೇತ' })).rejects.toThrow('TEXT_KN must hold {code}')
  await expect(sentWith({ TEMPLATE_KN: '2' })).rejects.toThrow('TEMPLATE must be set')
})

test.each([
  ['terminal', ['SMS_DLT_TEMPLATE_ID_KN', 'SMS_MESSAGE_KN']],
  ['gateway', ['SMS_DLT_TEMPLATE_ID_KN', 'SMS_MESSAGE_KN']],
  ['msg91', ['MSG91_TEMPLATE_ID_KN', 'SMS_DLT_TEMPLATE_ID_KN', 'SMS_MESSAGE_KN']],
  ['twilio', ['SMS_DLT_TEMPLATE_ID_KN', 'SMS_MESSAGE_KN', 'TWILIO_LOCALE_KN', 'TWILIO_TEMPLATE_SID_KN']],
])('%s: what an SMS says, and by which template, has a language', (name, own) => {
  const { settings } = SENDERS.find((sender) => sender.name === name) ?? {}
  expect(
    Object.keys(settings?.shape ?? {})
      .filter((variable) => variable.endsWith('_KN'))
      .sort(),
  ).toEqual(own)
})

test('a text in Kannada that lacks the code ends the start', () => {
  const start = () => makeSmsSender({ SMS_MESSAGE_KN: 'ನಮಸ್ಕಾರ' }, { info: () => {} })
  expect(start).toThrow('SMS_MESSAGE_KN must hold {code}')
})
