import type { ServerResponse } from 'node:http'

/** How the provider fails on demand. */
export const MODES = [
  'ok',
  /** The connection is reset before anything is said. */
  'down',
  /** The session is over. */
  '401',
  /** There is no such call. */
  '404',
  /** Too many, for a while. */
  '429',
  '500',
  /** Answers rightly, late. */
  'slow',
  /** Never answers. */
  'hang',
  /** An HTML page that calls itself JSON. */
  'malformed',
  /** The first half of the JSON. */
  'truncated',
  /** Every value is null; lists and objects stand. */
  'nulls',
  /** Every value is of another type. */
  'types',
  /** The connection is reset in the middle of the answer. */
  'reset',
  /** Valid JSON without end, for practical purposes. */
  'huge',
] as const
export type Mode = (typeof MODES)[number]

/** @param only the path of a call, as `/institutes`: others stay well */
export type Failure = { mode: Mode; only?: string; delayMs: number; bytes: number }
export const WELL: Failure = { mode: 'ok', delayMs: 3000, bytes: 100_000_000 }

function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, leaf))
  if (typeof value !== 'object' || value === null) return leaf(value)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapLeaves(entry, leaf)]))
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return [value.length]
  return typeof value === 'number' ? { value } : 'unexpected'
}

function writeEndless(response: ServerResponse, bytes: number): void {
  const piece = Buffer.from('{"id":1,"name":"' + 'x'.repeat(65_000) + '"},')
  let left = bytes
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= piece.length
      if (!response.write(piece)) return void response.once('drain', more)
    }
    if (!response.destroyed) response.end('{"id":1,"name":"x"}],"last_page":1}')
  }
  response.write('{"data":[')
  more()
}

/** Sends an answer as the failure has it. */
export function sendFailing(response: ServerResponse, status: number, answer: unknown, failure: Failure): void {
  const json = { 'content-type': 'application/json; charset=utf-8' }
  const text = JSON.stringify(answer)
  const half = Buffer.from(text).subarray(0, Math.ceil(Buffer.byteLength(text) / 2))
  switch (failure.mode) {
    case 'ok':
      return void response.writeHead(status, json).end(text)
    case 'slow':
      return void setTimeout(() => response.writeHead(status, json).end(text), failure.delayMs).unref()
    case 'hang':
      return
    case 'down':
      return void response.socket?.resetAndDestroy()
    case 'reset':
      response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) + 1 })
      return void response.write(half, () => response.socket?.resetAndDestroy())
    case '401':
      return void response.writeHead(401, json).end('{"message":"Unauthenticated."}')
    case '404':
      return void response.writeHead(404, json).end('{"message":"Not here"}')
    case '429':
      return void response.writeHead(429, { ...json, 'retry-after': '7' }).end('{"message":""}')
    case '500':
      return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal error</h1>')
    case 'malformed':
      return void response.writeHead(200, json).end('<!doctype html><title>Just a moment</title>')
    case 'truncated':
      return void response.writeHead(status, json).end(half)
    case 'nulls':
      return void response.writeHead(status, json).end(JSON.stringify(mapLeaves(answer, () => null)))
    case 'types':
      return void response.writeHead(status, json).end(JSON.stringify(mapLeaves(answer, otherType)))
    case 'huge':
      return writeEndless(response.writeHead(200, json), failure.bytes)
  }
}
