import 'server-only'
import { ACCOUNT_FORMS } from '@/lib/bff/desk-forms/accounts'
import { CONTENT_FORMS } from '@/lib/bff/desk-forms/content'
import { ENQUIRY_FORMS } from '@/lib/bff/desk-forms/enquiries'
import type { Post } from '@/lib/bff/desk-forms/fields'
import { IMPORT_FORMS } from '@/lib/bff/desk-forms/imports'
import { PART_FORMS } from '@/lib/bff/desk-forms/institution-parts'
import { INSTITUTION_FORMS } from '@/lib/bff/desk-forms/institutions'
import { REVIEW_FORMS } from '@/lib/bff/desk-forms/reviews'
import { SHOWCASE_FORMS } from '@/lib/bff/desk-forms/showcases'
import { SIGN_IN_FORMS } from '@/lib/bff/desk-forms/sign-in'
import { recordPosts } from '@/lib/bff/record-posts'
import { keysOf } from '@/lib/contract/keys-of'
import type { RoomPost } from '@/lib/rules/desk/desk-posts'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'

const OF_ROOMS = {
  ...{ ...SIGN_IN_FORMS, ...ACCOUNT_FORMS, ...ENQUIRY_FORMS, ...CONTENT_FORMS },
  ...{ ...INSTITUTION_FORMS, ...PART_FORMS, ...IMPORT_FORMS, ...REVIEW_FORMS, ...SHOWCASE_FORMS },
} satisfies Record<RoomPost, Post>

/** What the forms of the rooms of records post to, such as `plan-add`. */
const OF_RECORDS = Object.values(RECORD_ROOMS).flatMap((room) => {
  const posts = recordPosts(room)
  return keysOf(posts).map((act) => [room.posts[act], posts[act]] as const)
})

/** Every form of the desk, by what it posts to below `DESK_POSTS`. */
export const DESK_FORMS = {
  ...OF_ROOMS,
  ...Object.fromEntries(OF_RECORDS),
} satisfies Readonly<Record<string, Post>>
