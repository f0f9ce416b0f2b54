import { offlineFiles } from '@/lib/server/offline/offline-files'

type Context = { params: Promise<{ file: string }> }

/** What a browser keeps for when there is no network (docs/adr/0078-offline.md). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = offlineFiles().get(`/offline/${(await params).file}`)
  if (file === undefined) return new Response(null, { status: 404 })
  return new Response(file.text, {
    headers: { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-cache' },
  })
}
