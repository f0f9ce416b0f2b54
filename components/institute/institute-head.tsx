import { clsx } from 'clsx'
import { PageSelection } from '@/components/shortlist/page-selection'
import { Chip } from '@/components/ui/chip'
import { FullName } from '@/components/ui/full-name'
import { ProviderText } from '@/components/ui/provider-text'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { fullName } from '@/lib/rules/institute/full-name'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { InstituteLogo } from './institute-logo'
import { InstitutePlace } from './institute-place'
import { Opinions } from './opinions'
import { ShareButton } from '@/components/ui/share-button'

type Props = { id: string; detail: InstituteDetail; lang: Language; messages: Messages }

/** A name of more letters than this is set smaller, so that a phone's first view holds more than a name. */
const LONG_NAME = 80

/** Who this is: logo, name, kind, place and what visitors think of it (spec 2 §2, "College detail page"). */
export function InstituteHead({ id, detail, lang, messages }: Props) {
  const text = messages.institute
  const name = pickText(detail.name, lang)
  const { disambiguation } = detail
  const english = markOf('en', lang)
  return (
    <div className="-mt-12 grid gap-x-6 gap-y-3 sm:-mt-14 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-7">
      <div className="relative px-3 sm:px-0">
        <InstituteLogo logo={detail.logo} alt={fillMessage(text.logoOf, { name: name.value })} noImage={text.noImage} />
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:pt-17 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid gap-1.5">
          <h1
            className={clsx(
              'font-semibold wrap-anywhere',
              name.value.length > LONG_NAME ? 'text-xl md:text-h2' : 'text-h2',
            )}
          >
            <FullName disambiguation={disambiguation} lang={english}>
              <span lang={markOf(name.lang, lang)}>{name.value}</span>
            </FullName>
          </h1>
          {detail.description1 === null ? null : (
            <ProviderText of={detail.description1} lang={lang} as="p" className="text-lg text-ink-2" />
          )}
          <InstitutePlace place={detail.place} lang={lang} text={text} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Opinions detail={detail} messages={messages} />
            {detail.isResidential && <Chip tone="turmeric">{text.residential}</Chip>}
            {detail.isMinority === true && <Chip>{messages.filter.minority}</Chip>}
          </div>
        </div>
        <div className="flex flex-wrap items-end gap-2.5 lg:max-w-96 lg:justify-end">
          <PageSelection id={id} name={fullName(name.value, disambiguation)} />
          <ShareButton title={fullName(name.value, disambiguation)} text={text.share} />
        </div>
      </div>
    </div>
  )
}
