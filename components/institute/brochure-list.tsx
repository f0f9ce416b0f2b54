import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Brochure } from '@/lib/contract/brochure'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { BrochureDownload } from './brochure-download'

type Props = {
  instituteId: string
  brochures: readonly Brochure[]
  lang: Language
  text: InstituteMessages['brochures']
}

/** Those in the page's language first, then those that say none. */
function inOrder(brochures: readonly Brochure[], lang: Language): Brochure[] {
  const place = ({ language }: Brochure) => (language === lang ? 0 : language === null ? 1 : 2)
  return [...brochures].sort((a, b) => place(a) - place(b))
}

/** The brochures by title, each with the way to download it (spec 2 §2). */
export function BrochureList({ instituteId, brochures, lang, text }: Props) {
  const { download, downloading, downloaded, failed, fileFailed } = text
  return (
    <Card
      as="section"
      id="brochures"
      aria-labelledby="brochures-heading"
      className={clsx('grid gap-3 p-5.5', brochures.length === 0 && 'print:hidden')}
    >
      <h2 id="brochures-heading" className="text-h3 font-semibold">
        {text.heading}
      </h2>
      {/* Where a download without JavaScript failed, its answer leads here. */}
      <p
        id="brochure-failed"
        className="hidden scroll-mt-32 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum target:block"
      >
        {text.failed}
      </p>
      {brochures.length === 0 ? (
        <p className="text-ink-2">{text.empty}</p>
      ) : (
        <ul className="grid gap-5">
          {inOrder(brochures, lang).map(({ id, title, language }, index) => {
            const written = language ?? DEFAULT_LANGUAGE
            const titleLang = title === null || lang === written ? undefined : written
            return (
              <li key={index} className="grid justify-items-start gap-2.5">
                <div className="flex items-start gap-2.5">
                  <Icon of={FileText} className="mt-0.75 shrink-0 text-river" />
                  <div className="grid min-w-0">
                    <span lang={titleLang} className={clsx('wrap-anywhere', titleLang !== undefined && 'font-device')}>
                      {title ?? text.untitled}
                    </span>
                    {language === null || language === lang ? null : (
                      <span className="text-sm text-ink-2">{text.inLanguage[language]}</span>
                    )}
                  </div>
                </div>
                <BrochureDownload
                  instituteId={instituteId}
                  brochureId={id}
                  title={title ?? text.untitled}
                  titleLang={titleLang}
                  lang={lang}
                  text={{ download, downloading, downloaded, failed, fileFailed }}
                />
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
