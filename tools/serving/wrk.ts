import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; failed: number }

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function latency(output: string, percentile: string): number {
  const [, value = '', unit = ''] = new RegExp(`^\\s*${percentile}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(output) ?? []
  return Number(value) * (UNITS[unit] ?? Number.NaN)
}

/** What `wrk --latency` printed. Failed: not answered, or with no success. */
export function readWrk(output: string): Measured {
  const [, perSecond = ''] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? []
  const [, connect = 0, read = 0, write = 0, timeout = 0] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? []
  const [, refused = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? []
  const failed = [connect, read, write, timeout, refused].reduce<number>((sum, count) => sum + Number(count), 0)
  return { perSecond: Number(perSecond), p50Ms: latency(output, '50'), p99Ms: latency(output, '99'), failed }
}

/**
 * Loads an address for so many seconds, as browsers that take Brotli do.
 * @param script Lua, for wrk
 * @param encoding what is taken in place of that
 */
export async function runWrk(
  url: string,
  connections: number,
  seconds: number,
  script?: string,
  encoding = 'gzip, br',
): Promise<Measured> {
  const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '--timeout', '15s']
  const headers = ['-H', `Accept-Encoding: ${encoding}`]
  const { stdout } = await promisify(execFile)('wrk', [
    ...options,
    ...headers,
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  return readWrk(stdout)
}
