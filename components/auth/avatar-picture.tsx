'use client'

import { DefaultAvatar } from '@/components/ui/default-avatar'
import { Picture } from '@/components/ui/picture'

/** The picture that the student has chosen; the drawn one where it cannot be loaded. */
export function AvatarPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" sizes={52} fallback={<DefaultAvatar />} className="size-full" />
}
