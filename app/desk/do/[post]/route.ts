import { type NextRequest, NextResponse } from 'next/server'
import { recordPosts } from '@/lib/bff/record-posts'
import { keysOf } from '@/lib/contract/keys-of'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'

type Post = ReturnType<typeof recordPosts>['add']

/** By name, such as `plan-add`: what the forms of all rooms of records post to. */
const POSTS = new Map<string, Post>(
  Object.values(RECORD_ROOMS).flatMap((room) => {
    const posts = recordPosts(room)
    return keysOf(posts).map((act) => [room.posts[act], posts[act]] as const)
  }),
)

export async function POST(request: NextRequest, { params }: { params: Promise<{ post: string }> }) {
  const post = POSTS.get((await params).post)
  if (post === undefined) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return post(request)
}
