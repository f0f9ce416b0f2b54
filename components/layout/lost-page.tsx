import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Language } from '@/lib/contract/language'
import type { LostMessages } from '@/lib/messages/en/lost'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** What stands at an address that leads nowhere, and the way on. */
export function LostPage({ lang, text }: { lang: Language; text: LostMessages }) {
  return (
    <div className="page-column py-8 md:py-16">
      <EmptyState
        as="h1"
        title={text.heading}
        text={text.hint}
        action={
          <>
            <ButtonLink href={localizedPath('/filter', lang)}>{text.institute.findInstitution}</ButtonLink>
            <ButtonLink href={localizedPath('/', lang)} variant="quiet">
              {text.home}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
