import 'server-only'
import { recordPosts } from '@/lib/bff/record-posts'
import { tickedIn } from '@/lib/rules/desk/type-boxes'
import { DATE_FORM } from '@/lib/server/desk/date-form'
import { PLAN_FORM } from '@/lib/server/desk/plan-form'

/** What the forms of exam dates post to, and those of plans. */
export const DATE_POSTS = recordPosts('date', DATE_FORM, (sent) => ({ types: tickedIn(sent) }))
export const PLAN_POSTS = recordPosts('plan', PLAN_FORM)
