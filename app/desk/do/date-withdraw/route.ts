import { DATE_POSTS } from '@/lib/bff/desk-posts'

export const POST = DATE_POSTS.withdraw
