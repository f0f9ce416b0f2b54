import { TEMPLATE_POSTS } from '@/lib/bff/desk-posts'

export const POST = TEMPLATE_POSTS.save
