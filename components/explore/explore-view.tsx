import { BackLink } from '@/components/ui/back-link'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import type { ExploreMessages } from '@/lib/messages/en/explore'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { LateTopInstitutes } from './late-top-institutes'
import { TopInstituteGrid } from './top-institute-grid'

type Props = { institutes: readonly TopInstitute[] | 'failed'; lang: Language; text: ExploreMessages }

/** Top institutions (spec 2 §2 "Explore all"). */
export function ExploreView({ institutes, lang, text }: Props) {
  return (
    <div className="page-column grid grid-cols-1 gap-8 pt-4 pb-4 md:gap-10 md:pt-8">
      <div className="grid gap-2 md:gap-4">
        <div>
          <BackLink href={localizedPath('/', lang)} label={text.back} />
        </div>
        <h1 className="text-h1 font-semibold">{text.title}</h1>
      </div>
      {institutes === 'failed' ? (
        <LateTopInstitutes lang={lang} text={text} />
      ) : (
        <TopInstituteGrid institutes={institutes} lang={lang} text={text} />
      )}
    </div>
  )
}
