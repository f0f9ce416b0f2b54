import { createRoute, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { indianDay } from '@/lib/contract/indian-day'
import { PROFILE_UPDATE } from '@/lib/contract/profile'
import { FAILURES, INVALID, json, SIGNED_OUT, UNREADABLE } from '@/provider/http/answers'
import { bodySchema, NO_PICTURE } from '@/provider/http/body'
import { maxBytes } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { signedIn, signedOut } from '@/provider/auth/signed-in'
import { renderUpload, type Upload } from '@/provider/pictures/upload'
import { profileAnswer, profileSchema } from '@/provider/account/routes/profile-answer'
import { replacePicture } from '@/provider/account/store/student-pictures'
import { changeStudent } from '@/provider/account/store/students'
import { listSubscriptions } from '@/provider/payments/store/subscriptions'

/** The other fields, and what multipart adds around all of them. */
const ROOM_BESIDE_FILE = 64 * 1024
const PHONE_FIXED = 'The phone number cannot be changed here.'
const REFUSALS = {
  format: NO_PICTURE,
  pixels: 'The picture must not exceed 24 megapixels',
  broken: 'This picture cannot be read',
} as const satisfies Record<Extract<Upload, { ok: false }>['reason'], string>

const route = createRoute({
  method: 'post',
  path: '/profile/update',
  summary: 'Changes the profile of who is signed in',
  description:
    'A field that is not sent stays as it is; an empty `email` takes it away. `phone` cannot be changed here, since nobody has verified the other number: the present one is accepted, another one is refused with 422 and `errors.phone`. The picture is made anew (WebP, 512 pixels at most, no metadata) and replaces the former one.',
  middleware: [signedIn, maxBytes(MAX_PICTURE_BYTES + ROOM_BESIDE_FILE)] as const,
  security: [{ bearer: [] }],
  request: { body: { required: true, content: { 'multipart/form-data': { schema: bodySchema(PROFILE_UPDATE) } } } },
  responses: {
    200: json(z.strictObject({ message: z.string(), data: profileSchema }), 'The profile as it now is'),
    422: INVALID,
    ...UNREADABLE,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

async function readImage(image: File | '' | undefined): Promise<Upload | null> {
  // What a form without a chosen file sends.
  if (!image || image.size === 0) return null
  if (image.size > MAX_PICTURE_BYTES) throw new HTTPException(413, { message: 'The picture must not exceed 5 MB.' })
  return renderUpload(Buffer.from(await image.arrayBuffer()))
}

export const profileUpdate = createRouter()
profileUpdate.openapi(route, async (c) => {
  const { db, signIn, student } = c.var
  const { first_name: firstName, last_name: lastName, email, phone, image } = c.req.valid('form')
  if (phone !== undefined && phone !== student.phone) {
    return answerInvalid(c, [{ path: ['phone'], message: PHONE_FIXED }])
  }
  const upload = await readImage(image)
  if (upload?.ok === false) return answerInvalid(c, [{ path: ['image'], message: REFUSALS[upload.reason] }])

  const now = signIn.now()
  const changed = await db.transaction(async (tx) => {
    const fields = await changeStudent(tx, student.id, { firstName, lastName, email }, now)
    // Deleted while its picture was made anew.
    if (fields === null) throw signedOut()
    return upload ? { ...fields, picture: await replacePicture(tx, student.id, upload.image, now) } : fields
  })
  return c.json(
    {
      message: 'Profile updated successfully',
      data: profileAnswer({ ...student, ...changed }, await listSubscriptions(db, student.id), indianDay(now)),
    },
    200,
  )
})
