import { SCHOLARSHIP_POSTS } from '@/lib/bff/desk-posts'

export const POST = SCHOLARSHIP_POSTS.save
