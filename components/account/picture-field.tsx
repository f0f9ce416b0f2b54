import { Camera } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { DefaultAvatar } from '@/components/ui/default-avatar'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { AccountMessages } from '@/lib/messages/en/account'

type Props = {
  id: string
  /** The stored picture. */
  src: string | null
  /** The one that was chosen, as an address of this tab. */
  preview: string | null
  error: string | null
  onChoose: () => void
  text: Pick<AccountMessages, 'picture' | 'change' | 'pictureHint'>
}

/** The picture of a profile, and the way to change it (spec 2 §2 "Settings"). */
export function PictureField({ id, src, preview, error, onChoose, text }: Props) {
  const notes = error === null ? `${id}-hint` : `${id}-error ${id}-hint`
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {preview === null ? (
        <Picture
          src={src}
          alt=""
          sizes="112px"
          tone="river"
          fallback={<DefaultAvatar />}
          className="size-28 shrink-0 rounded-full"
        />
      ) : (
        <picture className="size-28 shrink-0 overflow-hidden rounded-full bg-sunk">
          <img alt="" src={preview} className="size-full object-cover" />
        </picture>
      )}
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <label
          className={buttonClass(
            'quiet',
            'md',
            'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river',
          )}
        >
          <Icon of={Camera} size={18} />
          <span className="sr-only">{text.picture}</span>
          <span>{text.change}</span>
          <input
            id={id}
            type="file"
            name="image"
            accept="image/*"
            onChange={onChoose}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={notes}
            className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:opacity-100"
          />
        </label>
        {error === null ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
        <p id={`${id}-hint`} className="text-sm text-grey">
          {text.pictureHint}
        </p>
      </div>
    </div>
  )
}
