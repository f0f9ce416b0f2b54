import { servePicture } from '@/lib/server/pictures/picture'

/** The provider's pictures and films under our own origin, so that no page asks another host for anything. */
export function GET(request: Request): Promise<Response> {
  return servePicture(new URL(request.url).pathname.slice('/media/'.length), request)
}
