import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'

/** A number that nobody has used: waits and limits of codes are counted by number. */
export function freshPhone(): string {
  return `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/**
 * An address that nobody has come from: limits are counted by address, too. For
 * `ADDRESS_HEADER`, which the websites of the tests believe (`TRUST_PROXY=1`).
 */
export function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** The latest code that was sent to a phone. @throws Error when there is none */
export async function codeFor(inbox: string, phone: string): Promise<string> {
  const answer = await fetch(`${inbox}/messages?phone=${phone}`)
  const { data } = (await answer.json()) as { data: { code: string }[] }
  const code = data.at(-1)?.code
  if (code === undefined) throw new Error('no code was sent to that phone')
  return code
}

/**
 * What e2e/embedded-database.ts does: `add-students` and `forget-sends` with their phones, `break`, `mend`.
 * @param dataDir the embedded provider's
 */
export async function changeDatabase(dataDir: string, command: string, phones: readonly string[] = []): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'e2e/embedded-database.ts', command, ...phones], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
}
