import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { bffQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { SessionUser } from '@/lib/rules/sign-in'

export const isSessionUser = objectOf<SessionUser>({
  id: orNull(isText),
  fullName: orNull(isText),
  image: orNull(isText),
  plan: orNull(isText),
})

const isSessionAnswer = objectOf<{ user: SessionUser | null }>({ user: orNull(isSessionUser) })

/** Who is signed in. What is known of it stands in the session's store, and is not kept twice. */
export const sessionQuery = { ...bffQuery(queryKeys.session, '/api/session', isSessionAnswer), gcTime: 0 }
