import { ButtonLink } from '@/components/ui/button'
import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Language } from '@/lib/contract/language'
import type { TopInstitute } from '@/lib/contract/top-institute'
import type { ExploreMessages } from '@/lib/messages/en/explore'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { TopInstituteCard } from './top-institute-card'

type Props = { institutes: readonly TopInstitute[]; lang: Language; text: ExploreMessages }

export function TopInstituteGrid({ institutes, lang, text }: Props) {
  if (institutes.length === 0) {
    return (
      <EmptyState
        scene="quiet"
        title={text.empty}
        text={text.emptyHint}
        action={<ButtonLink href={localizedPath('/filter', lang)}>{text.directory}</ButtonLink>}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {institutes.map((institute, index) => (
          <TopInstituteCard key={`${institute.instituteId}-${index}`} institute={institute} lang={lang} text={text} />
        ))}
      </ul>
      <CsvLink href={listFileHref('top-institutions', lang)}>{text.download}</CsvLink>
    </div>
  )
}
