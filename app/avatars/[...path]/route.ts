import { serveAvatar } from '@/lib/server/pictures/picture'

/** The pictures of students, of which no cache but a browser's own keeps a copy. */
export function GET(request: Request): Promise<Response> {
  return serveAvatar(new URL(request.url).pathname.slice('/avatars/'.length), request)
}
