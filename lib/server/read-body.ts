import 'server-only'
import { isFields } from '@/lib/contract/lenient'
import { readBounded } from '@/lib/server/read-bounded'

/** Forms of text stay far below. */
export const TEXT_BODY_BYTES = 64 * 1024

export type Fields = Readonly<Record<string, unknown>>
export type Body =
  | { ok: true; kind: 'json' | 'form'; fields: Fields }
  /** Not to be read at all. */
  | { ok: false; status: 400 | 413 | 415 }
  /** Control characters in the text of `field`; in `fields` it stands without them, so that a form can show it again. */
  | { ok: false; status: 422; kind: 'json' | 'form'; fields: Fields; field: string }

/** Control characters but tab and line breaks, and halves of characters. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|\p{Surrogate}/gu
/** Signs that turn the writing around: they come along unseen when a number is copied, and could make a name lie. */
const DIRECTION_SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const fault = (status: 400 | 413 | 415): Body => ({ ok: false, status })

/**
 * The fields of a request's body, its texts in NFC: JSON, or a form as browsers send one. A form's
 * field that comes twice counts once, the last time; files are `File`s. A body without bytes has no fields.
 * @param limit in bytes; what comes after is not read
 */
export async function readBody(request: Request, limit = TEXT_BODY_BYTES): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return fault(413)
  const type = request.headers.get('content-type') ?? ''
  const [kind] =
    /^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?=;|$)/i.exec(type) ?? []
  if (kind === undefined && type !== '') return fault(415)
  const bytes = await readBounded(new Response(request.body), limit)
  if (bytes === null) return fault(413)
  if (kind === undefined) return bytes.byteLength === 0 ? { ok: true, kind: 'json', fields: {} } : fault(415)
  const isJson = kind.trim().toLowerCase() === 'application/json'
  const fields = isJson ? jsonFields(bytes) : await formFields(bytes, type)
  return fields === null ? fault(400) : normalized(fields, isJson ? 'json' : 'form')
}

function jsonFields(bytes: Uint8Array): Fields | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isFields(parsed) ? parsed : null
  } catch {
    return null
  }
}

async function formFields(bytes: Uint8Array, type: string): Promise<Fields | null> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
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
    return [name, text.replace(DIRECTION_SIGNS, '').normalize('NFC')] as const
  })
  const fields = Object.fromEntries(entries)
  return field === null ? { ok: true, kind, fields } : { ok: false, status: 422, kind, fields, field }
}
