import { TextLink } from '@/components/ui/text-link'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import { DEFAULT_LIMIT } from '@/lib/contract/institute-query'
import type { OpenApi } from '@/lib/contract/open-api'
import { EDITION_LIMITS } from '@/lib/contract/open-data'
import type { DeveloperMessages } from '@/lib/messages/en/developers'
import { DEFAULTS } from '@/lib/rules/environment'
import { SITE_EXAMPLES } from '@/lib/rules/open-data/examples'
import { LIST_LIMITS } from '@/lib/rules/open-data/list-files'
import { REQUEST_LIMITS } from '@/lib/rules/request-limits'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ApiReference } from './api-reference'
import { Command } from './command'

type Props = {
  /** `null` of a provider that describes nothing. */
  api: OpenApi | null | 'failed'
  siteUrl: URL
  lang: Language
  text: DeveloperMessages
}

const minutes = (seconds: number) => Math.round(seconds / 60)

/** For whoever writes programs: addresses, limits, and what the provider's own description says of its calls. */
export function DevelopersView({ api, siteUrl, lang, text }: Props) {
  const limits = [
    text.limitFiles,
    fillMessage(text.limitRenewed, { minutes: minutes(EDITION_LIMITS.renewedAfterS), kept: EDITION_LIMITS.kept }),
    fillMessage(text.limitLists, {
      lists: LIST_LIMITS.atOnce,
      own: LIST_LIMITS.ofAddress,
      minutes: minutes(LIST_LIMITS.longestS),
      seconds: LIST_LIMITS.retryAfterS,
    }),
    fillMessage(text.limitLength, { bytes: REQUEST_LIMITS.addressBytes, streams: REQUEST_LIMITS.streamsOfAddress }),
    fillMessage(text.limitPages, { usual: DEFAULT_LIMIT, most: MAX_PAGE_SIZE }),
    text.limitAnswers,
    text.limitCors,
  ]
  return (
    <div className="page-column grid grid-cols-1 gap-10 pt-10 md:gap-14 md:pt-16">
      <div className="grid max-w-2xl gap-4">
        <h1 className="text-h1 font-semibold">{text.title}</h1>
        <p className="text-lg text-ink-2">{text.intro}</p>
        <p>
          <TextLink href={localizedPath('/data', lang)}>{text.toData}</TextLink>
        </p>
      </div>
      <section aria-labelledby="site" className="grid max-w-3xl grid-cols-1 gap-4">
        <h2 id="site" className="text-h3 font-semibold">
          {text.site}
        </h2>
        <p className="text-ink-2">{text.siteText}</p>
        <dl className="grid grid-cols-1 gap-4">
          {SITE_EXAMPLES.map(({ name, path, options }) => (
            <div key={name} className="grid grid-cols-1 gap-1">
              <dt>{text.examples[name]}</dt>
              <dd>
                <Command options={options} url={new URL(path, siteUrl).href} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="limits" className="grid max-w-3xl gap-4">
        <h2 id="limits" className="text-h3 font-semibold">
          {text.limits}
        </h2>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="calls" className="grid max-w-3xl grid-cols-1 gap-4">
        <h2 id="calls" className="text-h3 font-semibold">
          {text.api}
        </h2>
        <p className="wrap-anywhere text-ink-2">
          {fillMessage(text.apiText, { base: `http://localhost:${DEFAULTS.PROVIDER_PORT}/api/v1` })}
        </p>
        {api === 'failed' ? (
          <p>{text.apiFailed}</p>
        ) : api === null ? (
          <p>{text.noApi}</p>
        ) : (
          <ApiReference api={api} lang={lang} text={text} />
        )}
      </section>
    </div>
  )
}
