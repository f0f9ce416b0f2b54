import { PLAN_POSTS } from '@/lib/bff/desk-posts'

export const POST = PLAN_POSTS.withdraw
