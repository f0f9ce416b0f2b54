import { DefaultAvatar } from '@/components/ui/default-avatar'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Testimonial } from '@/lib/contract/content/person'
import type { Language } from '@/lib/contract/language'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/** What somebody says, and who that is; a default avatar where there is no picture, or it is broken (spec 1 §8). */
export function TestimonialCard({ testimonial, lang }: { testimonial: Testimonial; lang: Language }) {
  const { name, jobTitle, description, image } = testimonial
  return (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-card bg-surface p-6 wrap-anywhere sm:p-8">
      <blockquote className="grid grid-cols-1 gap-4">
        <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden focusable="false" className="fill-turmeric">
          <path d="M0 24V13C0 5 4 1 12 0l1 4C9 5 7 7 7 11h6v13Zm18 0V13c0-8 4-12 12-13l1 4c-4 1-6 3-6 7h6v13Z" />
        </svg>
        <ProviderParagraphs of={description} lang={lang} className="grid grid-cols-1 gap-3 text-lg" />
      </blockquote>
      <figcaption className="flex items-center gap-3.5">
        <Picture
          src={pictureSrc(image)}
          alt=""
          sizes={52}
          tone="river"
          fallback={<DefaultAvatar />}
          className="size-13 shrink-0 rounded-full"
        />
        {(name !== null || jobTitle !== null) && (
          <span className="grid min-w-0 grid-cols-1">
            {name === null ? null : <ProviderText of={name} lang={lang} className="font-semibold" />}
            {jobTitle === null ? null : <ProviderText of={jobTitle} lang={lang} className="text-sm text-ink-2" />}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
