import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import type { SessionUser } from '@/lib/rules/auth/sign-in'

export const isSessionUser = objectOf<SessionUser>({
  id: orNull(isText),
  fullName: orNull(isText),
  image: orNull(isText),
  plan: orNull(isText),
})
