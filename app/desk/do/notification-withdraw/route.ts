import { NOTICE_POSTS } from '@/lib/bff/desk-posts'

export const POST = NOTICE_POSTS.withdraw
