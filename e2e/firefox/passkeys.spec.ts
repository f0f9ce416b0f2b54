import { expect, test } from '@playwright/test'
import { areControlsAwake } from '@/e2e/awake'
import { codeOf, invite } from '@/e2e/desk-people'
import { SAMPLE_SITE } from '@/playwright.config'
import { openFirefox } from './marionette'

/**
 * A passkey at the desk in Firefox, by an authenticator that it plays (e2e/desk-passkeys.spec.ts has the rest of it). WebKit as
 * Debian has it (2.50) knows no passkeys: no page has `navigator.credentials`, and its driver no such command.
 */

const AUTHENTICATOR = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true }

test('a passkey is added in Firefox, and opens the desk @journey', async () => {
  test.slow()
  const { link } = await invite('Hema', 'editor')
  const { send, evaluate, close } = await openFirefox()
  const found = async (xpath: string) => {
    const element = await send('WebDriver:FindElement', { using: 'xpath', value: xpath })
    return Object.values(Object(Object(element).value)).map(String)[0]
  }
  const awake = () => expect.poll(() => evaluate(`return (${areControlsAwake})()`).catch(() => false)).toBe(true)
  const open = async (url: string) => {
    await send('WebDriver:Navigate', { url: new URL(url, SAMPLE_SITE).href })
    await awake()
  }
  const button = (name: string) => `//button[normalize-space()="${name}"]`
  const press = async (xpath: string) => send('WebDriver:ElementClick', { id: await found(xpath) })
  const type = async (xpath: string, text: string) =>
    send('WebDriver:ElementSendKeys', { id: await found(xpath), text })
  const says = (words: string) =>
    expect.poll(() => evaluate('return document.querySelector("main").textContent').catch(() => '')).toContain(words)
  const path = () => evaluate('return location.pathname').catch(() => '')
  try {
    await send('WebAuthn:AddVirtualAuthenticator', { ...AUTHENTICATOR, isUserConsenting: true, isUserVerified: true })
    await open(link)
    const secret = String(await evaluate('return document.querySelector("code").textContent')).replaceAll(' ', '')
    await type('//main//input[@name="code"]', codeOf(secret))
    await press('//main//button[@type="submit"]')
    await expect.poll(path).toBe('/desk/en')

    await open('/desk/en/sessions')
    await type('//input[@name="name"]', 'Firefox')
    await press(button('Add a passkey'))
    await says('The passkey is added')
    await awake()
    await press(button('Sign out'))
    await expect.poll(path).toBe('/desk/en/sign-in')
    await awake()
    await press(button('Sign in with a passkey'))
    await expect.poll(path).toBe('/desk/en')
    await open('/desk/en/sessions')
    await says('Last used')
  } finally {
    await close()
  }
})
