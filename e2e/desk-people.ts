import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import { axeFinds } from '@/e2e/axe'
import type { DeskRole } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { runDeskCommand } from '@/provider/desk/command'
import { connectDatabase } from '@/provider/platform/database'
import { SAMPLE_DATA_DIR, SAMPLE_PROVIDER, SAMPLE_SITE } from '@/playwright.config'

const addressOf = (name: string) => `${name.toLowerCase()}-${Date.now()}@desk.example`

type Invited = { link: string; mail: string }

/** What the command answers has the link. */
const invited = (said: string, mail: string): Invited => ({ link: /http\S+/.exec(said)?.[0] ?? 'no link', mail })

/** Invites somebody by the command, as an operator does. */
export async function inviteByCommand(name: string, role: DeskRole): Promise<Invited> {
  const mail = addressOf(name)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/desk.mts', 'invite', name, mail, '--role', role],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: SAMPLE_DATA_DIR, SITE_URL: SAMPLE_SITE, DESK: 'on' } },
  )
  return invited(stdout, mail)
}

/** The same without a process, which takes longer than all that it does; a representative of an institution. */
export async function invite(name: string, role: DeskRole, instituteId: number | null = null): Promise<Invited> {
  const mail = addressOf(name)
  const { db, close } = connectDatabase({ DATA_DIR: SAMPLE_DATA_DIR })
  try {
    const command = { action: 'invite', name, mail, role, instituteId } as const
    return invited(await runDeskCommand(db, command, SAMPLE_SITE, new Date()), mail)
  } finally {
    await close()
  }
}

/** The next code as well: clocks differ, and the one of now is used up. */
export const codeOf = (secret: string, laterMs = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + laterMs })

const opened = z.object({ data: z.object({ secret: z.string() }) })
const begun = z.object({ data: z.object({ token: z.string() }) })

/** The token of a new administrator, who comes by the provider's own calls. */
export async function deskToken(): Promise<string> {
  const { link } = await invite('Asha', 'administrator')
  const token = new URL(link).searchParams.get('token') ?? ''
  const ask = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${SAMPLE_PROVIDER}/api/v1/desk/${path}`, sent)).json()
  }
  const { secret } = opened.parse(await ask('invitation', { token })).data
  const accepted = await ask('invitation/accept', { token, code: codeOf(secret), device: 'Chrome, Linux' })
  return begun.parse(accepted).data.token
}

/** Accepts an invitation, in the language of its link. @returns the secret of the authenticator */
export async function join(page: Page, link: string, lang: Language = 'en'): Promise<string> {
  const { desk } = getMessages(lang)
  await page.goto(link)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: desk.code }).fill(codeOf(secret))
  await page.getByRole('button', { name: desk.accept }).click()
  // Firefox ends a navigation that begins while the answer to the form is still on its way.
  await page.waitForURL((address) => !address.pathname.includes('/invitation'))
  return secret
}

/** What somebody finds at the desk at both widths and in both languages: nothing sticks out, and axe, which needs JavaScript, finds nothing. */
export async function lookAtDesk(page: Page, browser: Browser, paths: readonly string[]) {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL: SAMPLE_SITE, storageState })
  const seen = await context.newPage()
  for (const path of paths) {
    for (const [lang, width] of [
      ['en', 1280],
      ['kn', 360],
    ] as const) {
      await seen.setViewportSize({ width, height: 800 })
      await seen.goto(`/desk/${lang}${path}`)
      const wide = await seen.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect([path, lang, wide]).toEqual([path, lang, 0])
      expect(await axeFinds(seen)).toEqual([])
    }
  }
  await context.close()
}
