import 'server-only'
import { NextResponse } from 'next/server'
import { messageAnswerSchema } from '@/lib/contract/error'
import { endpoints } from '@/lib/contract/endpoints'
import { PROFILE_FIELDS, type Profile, profileAnswerSchema, profileUpdateAnswerSchema } from '@/lib/contract/profile'
import { pictureSrc } from '@/lib/rules/picture'
import { pictureType } from '@/lib/server/picture-type'
import { ProviderError } from '@/lib/server/provider'
import { type Fields, TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { callForVisitor, type ProviderReply, replyMessage, type Visitor } from '@/lib/server/session-call'
import { answerSignedOut } from '@/lib/server/session-user'

const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024
/** The picture, with the texts beside it. */
export const LARGEST_UPLOAD_BYTES = LARGEST_PICTURE_BYTES + TEXT_BODY_BYTES
const LONGEST_TEXT = 200

/** The website's names of the contract's fields. */
const FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<(typeof PROFILE_FIELDS)[number], string>

type Invalid = { status: 413 | 422; field: string }

/** The student's profile. @throws ProviderError */
export async function answerProfile(visitor: Visitor): Promise<NextResponse> {
  const reply = await callForVisitor(visitor, 'GET', endpoints.profile)
  if (reply.status === 401) return answerSignedOut()
  const profile = profileAnswerSchema.safeParse(reply.json)
  if (reply.ok && profile.success) return NextResponse.json(forBrowser(profile.data))
  throw new ProviderError(reply.ok ? 'unreadable' : 'status', endpoints.profile, `status ${reply.status}`, reply.status)
}

/** Checks a changed profile and passes it on. @throws ProviderError */
export async function updateProfile(visitor: Visitor, fields: Fields): Promise<NextResponse> {
  const body = await profileForm(fields)
  if (!(body instanceof FormData)) return refused(body)
  const reply = await callForVisitor(visitor, 'POST', endpoints.profileUpdate, body)
  if (reply.status === 401) return answerSignedOut()
  if (!reply.ok) return answerRefused(reply)
  const { profile } = profileUpdateAnswerSchema.parse(reply.json ?? {})
  return profile === null ? answerProfile(visitor) : NextResponse.json(forBrowser(profile))
}

function forBrowser(profile: Profile): Profile {
  return { ...profile, image: pictureSrc(profile.image) }
}

async function profileForm(fields: Fields): Promise<FormData | Invalid> {
  const form = new FormData()
  for (const name of PROFILE_FIELDS) {
    const value = fields[FIELDS[name]]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.length > LONGEST_TEXT) return { status: 422, field: FIELDS[name] }
    form.set(name, value.replace(/\s+/g, ' ').trim())
  }
  const { image } = fields
  // A file field that is left empty comes as a file without bytes.
  if (image === undefined || image === '' || (image instanceof File && image.size === 0)) return form
  if (!(image instanceof File)) return { status: 422, field: 'image' }
  if (image.size > LARGEST_PICTURE_BYTES) return { status: 413, field: 'image' }
  const bytes = new Uint8Array(await image.arrayBuffer())
  const type = pictureType(bytes)
  if (type === null) return { status: 422, field: 'image' }
  // The name that the file had on the visitor's device is nobody's business.
  form.set('image', new File([bytes], `picture.${type.slice('image/'.length)}`, { type }))
  return form
}

function refused({ status, field }: Invalid): NextResponse {
  return NextResponse.json({ reason: 'invalid', message: null, field, errors: {} }, { status })
}

function answerRefused(reply: ProviderReply): NextResponse {
  const names: ReadonlyMap<string, string> = new Map(Object.entries(FIELDS))
  const { errors } = messageAnswerSchema.parse(reply.json)
  const byField = [...errors].map(([name, messages]) => [names.get(name) ?? name, messages[0]])
  const isLimited = reply.status === 429
  return NextResponse.json(
    {
      reason: isLimited ? 'limited' : 'refused',
      message: replyMessage(reply),
      field: null,
      errors: Object.fromEntries(byField),
      retryAfter: reply.retryAfter,
    },
    { status: isLimited ? 429 : reply.status < 500 ? 422 : 503 },
  )
}
