import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { OPEN_LICENCES } from '@/lib/contract/licence'
import { COMPRESSED_MEDIA_TYPE, EXPORT_MEDIA_TYPES, EXPORTS } from '@/lib/contract/open-data'
import { FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { byteRange } from '@/provider/http/byte-range'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import type { FoundFile } from './editions'
import { editionSchema } from './manifest'

const NO_FILE = 'There is no such file.'

const answerSchema = z.strictObject({
  data: z.strictObject({
    licence: z
      .enum(OPEN_LICENCES)
      .nullable()
      .openapi({ description: 'Of what is from no list; `null`: that is not given on' }),
    edition: z.union([editionSchema, z.null()]).openapi({ description: '`null` while the first files are being made' }),
  }),
})

const list = createRoute({
  method: 'get',
  path: '/exports',
  summary: 'The files of open data: the directory, as far as licences allow',
  responses: { 200: json(answerSchema, 'The newest files'), ...FAILURES },
})

const BYTES = { schema: z.string().openapi({ format: 'binary' }) }
const WHOLE = {
  description: 'The file',
  content: {
    ...Object.fromEntries(Object.values(EXPORT_MEDIA_TYPES).map((type) => [type, BYTES])),
    [COMPRESSED_MEDIA_TYPE]: BYTES,
  },
}

const one = createRoute({
  method: 'get',
  path: '/exports/{name}',
  summary: 'One of these files, whole or in the part that Range asks for',
  request: { params: z.object({ name: z.string() }) },
  responses: {
    200: WHOLE,
    206: { ...WHOLE, description: 'The part' },
    304: { description: 'It is the one that If-None-Match names' },
    404: NOT_FOUND,
    416: { description: 'It has no such part' },
    ...FAILURES,
  },
})

/** What is told of an edition, without what it was made of. */
const toldOf = editionSchema.strip()

export const exports = createRouter()

exports.openapi(list, async (c) => {
  const { db, openData } = c.var
  const newest = await openData.newest(db)
  return c.json({ data: { licence: openData.licence, edition: newest && toldOf.parse(newest) } }, 200)
})

exports.openapi(one, async (c) => {
  const { db, openData } = c.var
  const found = await openData.find(db, c.req.valid('param').name)
  return found === null ? c.json({ message: NO_FILE }, 404) : answerFile(c, found)
})

/** Whether a header names this very file: a list of marks, or any. */
const names = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))

/** By its digest: what was begun under one mark goes on with the same bytes, on whichever machine. */
function answerFile(c: Context<ProviderEnv>, { path, file, madeAt }: FoundFile): Response {
  const etag = `"${file.sha256.slice(0, 32)}"`
  const modified = madeAt.toUTCString()
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600, no-transform',
    etag,
    'last-modified': modified,
    'x-content-type-options': 'nosniff',
  }
  const isKept = c.req.header('if-none-match')
  const since = isKept === undefined ? Date.parse(c.req.header('if-modified-since') ?? '') : Number.NaN
  if (names(isKept, etag) || Date.parse(modified) <= since) return new Response(null, { status: 304, headers })
  headers['content-type'] = file.is_compressed ? COMPRESSED_MEDIA_TYPE : EXPORT_MEDIA_TYPES[EXPORTS[file.kind].format]
  // Of another version a part would not fit: the whole then.
  const isSame = [undefined, etag, modified].includes(c.req.header('if-range'))
  const part = isSame ? byteRange(c.req.header('range'), file.bytes) : null
  if (part === 'beyond') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.bytes}` } })
  }
  const { from, to } = part ?? { from: 0, to: file.bytes - 1 }
  headers['content-length'] = String(to - from + 1)
  if (part !== null) headers['content-range'] = `bytes ${from}-${to}/${file.bytes}`
  const status = part === null ? 200 : 206
  // Of an empty file there is no part to read.
  if (c.req.method === 'HEAD' || file.bytes === 0) return new Response(null, { status, headers })
  return new Response(streamOf(path, from, to), { status, headers })
}

/** As it is read from the disk: whoever takes it slowly holds little of it in memory. */
function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  // Node's own type of the same stream.
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
}
