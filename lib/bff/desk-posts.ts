import 'server-only'
import { recordPosts } from '@/lib/bff/record-posts'
import { tickedIn } from '@/lib/rules/desk/boxes'
import { DATE_FORM } from '@/lib/server/desk/date-form'
import { NOTIFICATION_FORM } from '@/lib/server/desk/notification-form'
import { PLAN_FORM } from '@/lib/server/desk/plan-form'
import { SCHOLARSHIP_FORM } from '@/lib/server/desk/scholarship-form'
import { TEMPLATE_FORM } from '@/lib/server/desk/template-form'

/** What the forms of each room of records post to. */
export const DATE_POSTS = recordPosts('date', DATE_FORM, (sent) => ({ types: tickedIn('types', sent) }))
export const NOTIFICATION_POSTS = recordPosts('notification', NOTIFICATION_FORM)
export const PLAN_POSTS = recordPosts('plan', PLAN_FORM)
export const SCHOLARSHIP_POSTS = recordPosts('scholarship', SCHOLARSHIP_FORM, (sent) => ({
  courses: tickedIn('courses', sent),
}))
export const TEMPLATE_POSTS = recordPosts('template', TEMPLATE_FORM, (sent) => ({ types: tickedIn('types', sent) }))
