import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'

/** A number that nobody has used: waits and limits of codes are counted by number. */
export function freshPhone(): string {
  return `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/**
 * An address that nobody has come from: limits are counted by address, too. For the header
 * `x-forwarded-for`, which the websites of the tests believe (`TRUST_PROXY=1`).
 */
export function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** The codes that were sent to a phone, oldest first. */
export async function codesFor(request: APIRequestContext, inbox: string, phone: string): Promise<string[]> {
  const answer = await request.get(`${inbox}/messages?phone=${phone}`)
  const { data } = (await answer.json()) as { data: { code: string }[] }
  return data.map(({ code }) => code)
}

/** The latest code that was sent to a phone. @throws Error when there is none */
export async function codeFor(request: APIRequestContext, inbox: string, phone: string): Promise<string> {
  const code = (await codesFor(request, inbox, phone)).at(-1)
  if (code === undefined) throw new Error('no code was sent to that phone')
  return code
}

/**
 * What e2e/embedded-database.ts does: `add-students` with their phones, `break`, `mend`.
 * @param dataDir the embedded provider's
 */
export async function changeDatabase(dataDir: string, command: string, phones: readonly string[] = []): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'e2e/embedded-database.ts', command, ...phones], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
}
