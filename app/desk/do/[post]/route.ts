import { type NextRequest, NextResponse } from 'next/server'
import { DESK_FORMS } from '@/lib/bff/desk-forms'

const POSTS = new Map(Object.entries(DESK_FORMS))

/** What every form of the desk posts to, by its name. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ post: string }> }) {
  const post = POSTS.get((await params).post)
  return post === undefined
    ? new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    : post(request)
}
