import 'server-only'
import { isFields } from '@/lib/contract/lenient'
import { UNSEEN } from '@/lib/rules/text/written-text'
import { readBounded } from '@/lib/server/provider/read-bounded'

/** Forms of text stay far below. */
export const TEXT_BODY_BYTES = 64 * 1024
/** A form of visitors has six; 5 MB of tiny ones are half a second of work. */
const MAX_PARTS = 49
/** Of the headers of one part; browsers send three short ones. */
const MAX_HEAD_BYTES = 4096

export type Fields = Readonly<Record<string, unknown>>
export type Body =
  | { ok: true; kind: 'json' | 'form'; fields: Fields }
  /** Not to be read at all. */
  | { ok: false; status: 400 | 413 | 415 }
  /** Control characters in the text of `field`; in `fields` it stands without them, so that a form can show it again. */
  | { ok: false; status: 422; kind: 'json' | 'form'; fields: Fields; field: string }

/** Control characters but tab and line breaks, and halves of characters. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|\p{Surrogate}/gu

const fault = (status: 400 | 413 | 415): Body => ({ ok: false, status })

const KINDS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const

function kindOf(request: Request): (typeof KINDS)[number] | null {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  return KINDS.find((kind) => kind === type) ?? null
}

/** Whether a browser without JavaScript sent it, or a script that sends a file. */
export function isFormBody(request: Request): boolean {
  const kind = kindOf(request)
  return kind !== null && kind !== 'application/json'
}

/**
 * The fields of a request's body, its texts in NFC: JSON, or a form as browsers send one. A form's
 * field that comes twice counts once, the last time; files are `File`s. A body without bytes has no fields.
 * The texts are at most `longest` bytes together; what comes after is not read.
 * @param roomForFile asked once, where a multipart body is longer than that, by what it says or once so much has
 * come: how many bytes more are read, for a file
 * @param mostParts of a multipart body
 */
export async function readBody(
  request: Request,
  roomForFile?: () => Promise<number>,
  longest = TEXT_BODY_BYTES,
  mostParts = MAX_PARTS,
): Promise<Body> {
  const kind = kindOf(request)
  const room = kind === 'multipart/form-data' ? roomForFile : undefined
  const announced = Number(request.headers.get('content-length') ?? 0)
  const isLarge = announced > longest
  const limit = longest + (isLarge ? ((await room?.()) ?? 0) : 0)
  if (announced > limit) return fault(413)
  const type = request.headers.get('content-type')
  if (kind === null && type !== null && type !== '') return fault(415)
  const bytes = await readBounded(new Response(request.body), limit, isLarge ? undefined : room)
  if (bytes === null) return fault(413)
  if (kind === null) return bytes.byteLength === 0 ? { ok: true, kind: 'json', fields: {} } : fault(415)
  const isJson = kind === 'application/json'
  const parts = kind === 'multipart/form-data' ? mostParts : null
  const fields = isJson ? jsonFields(bytes) : await formFields(bytes, type ?? '', parts)
  if (fields === null) return fault(400)
  return isJson || textBytes(fields) <= longest ? normalized(fields, isJson ? 'json' : 'form') : fault(413)
}

/**
 * The texts of a form that `readBody` refused unread, as far as they stand before its file: nothing that was typed is
 * lost. `TEXT_BODY_BYTES` at most.
 */
export async function textsBeforeFile(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = boundaryOf(type)
  if (request.body === null || boundary === undefined) return {}
  const head = await firstBytes(request.body, TEXT_BODY_BYTES)
  // The part that is cut off, which is the file's, is left out.
  const whole = head.subarray(0, Math.max(0, head.lastIndexOf(`\r\n--${boundary}`)))
  const fields = await formFields(Buffer.concat([whole, Buffer.from(`\r\n--${boundary}--\r\n`)]), type, MAX_PARTS)
  const body = normalized(fields ?? {}, 'form')
  return 'fields' in body ? body.fields : {}
}

async function firstBytes(stream: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  while (length < most) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.byteLength
  }
  await reader.cancel()
  return Buffer.concat(chunks).subarray(0, most)
}

/** Room for a file is none for texts. */
function textBytes(fields: Fields): number {
  const texts = Object.entries(fields)
    .flat()
    .filter((each) => typeof each === 'string')
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

function jsonFields(bytes: Uint8Array): Fields | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isFields(parsed) ? parsed : null
  } catch {
    return null
  }
}

const BOUNDARY = /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;,"]{1,70}))\s*(?:;|$)/i

function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}

/**
 * The type under which a multipart body is parsed; `null` for one whose parts are too many, or have too long a head.
 * It has the boundary by which we have counted: of a strange type the parser could read another one.
 */
function boundedMultipart(bytes: Uint8Array, type: string, mostParts: number): string | null {
  const boundary = boundaryOf(type)
  if (boundary === undefined) return null
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1)) {
    count += 1
    // Each part begins with one, and one ends the last.
    if (count > mostParts + 1) return null
    const isLast = at + MAX_HEAD_BYTES >= body.byteLength
    if (!isLast && !body.subarray(at, at + MAX_HEAD_BYTES).includes('\r\n\r\n')) return null
  }
  return `multipart/form-data; boundary="${boundary}"`
}

/** @param mostParts of a multipart body; `null`: it is none */
async function formFields(bytes: Uint8Array, type: string, mostParts: number | null): Promise<Fields | null> {
  const read = mostParts === null ? type : boundedMultipart(bytes, type, mostParts)
  if (read === null) return null
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': read } }).formData()
    return Object.fromEntries(form)
  } catch {
    return null
  }
}

function normalized(raw: Fields, kind: 'json' | 'form'): Body {
  let field: string | null = null
  const entries = Object.entries(raw).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value] as const
    const text = value.replace(NOT_TEXT, '')
    if (text.length < value.length) field ??= name
    return [name, text.replace(UNSEEN, '').normalize('NFC')] as const
  })
  const fields = Object.fromEntries(entries)
  return field === null ? { ok: true, kind, fields } : { ok: false, status: 422, kind, fields, field }
}
