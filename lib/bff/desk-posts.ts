import 'server-only'
import { recordPosts } from '@/lib/bff/record-posts'
import { gridIn } from '@/lib/rules/desk/amount-grid'
import { tickedIn } from '@/lib/rules/desk/boxes'
import {
  DATE_FORM,
  FEE_SHEET_FORM,
  NOTIFICATION_FORM,
  PLAN_FORM,
  RANK_WORD_FORM,
  SCHOLARSHIP_FORM,
  TEMPLATE_FORM,
} from '@/lib/server/desk/record-forms'

/** What the forms of each room of records post to. */
export const DATE_POSTS = recordPosts('date', DATE_FORM, (sent) => ({ types: tickedIn('types', sent) }))
export const NOTIFICATION_POSTS = recordPosts('notification', NOTIFICATION_FORM)
export const PLAN_POSTS = recordPosts('plan', PLAN_FORM)
export const RANK_WORD_POSTS = recordPosts('word', RANK_WORD_FORM)
export const SCHOLARSHIP_POSTS = recordPosts('scholarship', SCHOLARSHIP_FORM, (sent) => ({
  courses: tickedIn('courses', sent),
}))
export const FEE_SHEET_POSTS = recordPosts('sheet', FEE_SHEET_FORM, (sent) => ({
  amounts: gridIn('amounts', sent),
  courses: gridIn('courses', sent),
}))
export const TEMPLATE_POSTS = recordPosts('template', TEMPLATE_FORM, (sent) => ({ types: tickedIn('types', sent) }))
