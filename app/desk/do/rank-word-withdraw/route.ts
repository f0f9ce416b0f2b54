import { RANK_WORD_POSTS } from '@/lib/bff/desk-posts'

export const POST = RANK_WORD_POSTS.withdraw
