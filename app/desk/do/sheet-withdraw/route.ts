import { FEE_SHEET_POSTS } from '@/lib/bff/desk-posts'

export const POST = FEE_SHEET_POSTS.withdraw
