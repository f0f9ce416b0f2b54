import { NOTIFICATION_POSTS } from '@/lib/bff/desk-posts'

export const POST = NOTIFICATION_POSTS.withdraw
