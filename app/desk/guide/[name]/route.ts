import { NextResponse } from 'next/server'
import { getGuidePicture } from '@/lib/server/desk/guide'
import { getEnvironment } from '@/lib/server/env'

type Props = { params: Promise<{ name: string }> }

/** A picture of the desk's guide. It shows the invented sample: nothing of it is anybody's. */
export async function GET(_: Request, { params }: Props): Promise<NextResponse> {
  const picture = getEnvironment().desk ? await getGuidePicture((await params).name) : null
  if (picture === null) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new NextResponse(new Uint8Array(picture), {
    headers: {
      'cache-control': 'private, max-age=3600',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    },
  })
}
