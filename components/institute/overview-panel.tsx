import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { KeyedText } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { type NumberedBlock, readOverview } from '@/lib/rules/text/numbered-blocks'
import { BlankCover } from './blank-cover'
import { EmptyNote } from './empty-note'

type Props = { entries: readonly KeyedText[]; lang: Language; text: InstituteMessages['overview']; why: ReactNode }

function Block({ block, lang }: { block: NumberedBlock; lang: Language }) {
  const src = pictureSrc(block.image)
  return (
    <li className="grid gap-4 border-t border-line pt-6 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-6">
      <div className="grid content-start gap-2">
        {block.title === null ? null : (
          <ProviderText of={block.title} lang={lang} as="h4" className="text-h3 font-semibold wrap-anywhere" />
        )}
        {block.description === null ? null : (
          <ProviderParagraphs of={block.description} lang={lang} className="grid max-w-[38em] gap-3 text-ink-2" />
        )}
      </div>
      {src === null ? null : (
        <Picture
          src={src}
          alt=""
          sizes="(min-width: 620px) 224px, 100vw"
          aspect="16/10"
          tone="river"
          fallback={<BlankCover />}
          className="w-full self-start rounded-md"
        />
      )}
    </li>
  )
}

/** Title, paragraphs and numbered blocks (spec 2 §2, "Overview"). */
export function OverviewPanel({ entries, lang, text, why }: Props) {
  const { title, description, blocks } = readOverview(entries)
  if (title === null && description === null && blocks.length === 0)
    return <EmptyNote why={why}>{text.empty}</EmptyNote>
  return (
    <div className="grid gap-6">
      {title === null && description === null ? null : (
        <div className="grid gap-3">
          {title === null ? null : (
            <ProviderText of={title} lang={lang} as="h3" className="text-xl font-semibold wrap-anywhere" />
          )}
          {description === null ? null : (
            <ProviderParagraphs of={description} lang={lang} className="grid max-w-[38em] gap-4 text-ink-2" />
          )}
        </div>
      )}
      {blocks.length === 0 ? null : (
        <ul className="grid gap-6">
          {blocks.map((block, index) => (
            <Block key={index} block={block} lang={lang} />
          ))}
        </ul>
      )}
    </div>
  )
}
