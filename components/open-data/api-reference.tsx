import type { Language } from '@/lib/contract/language'
import type { ApiCall, OpenApi } from '@/lib/contract/open-api'
import type { DeveloperMessages } from '@/lib/messages/en/developers'
import { DEFAULTS } from '@/lib/rules/environment'
import { type ApiField, apiFields } from '@/lib/rules/open-data/api-fields'
import { API_EXAMPLES } from '@/lib/rules/open-data/examples'
import { markOf } from '@/lib/rules/text/localized-text'
import { Command } from './command'

type Props = { api: OpenApi; lang: Language; text: DeveloperMessages }

const isOpen = ({ method, needsToken }: ApiCall) => method === 'GET' && !needsToken

/** The calls of a provider, out of its own description: those that anybody may make in full, the others by name. */
export function ApiReference({ api, lang, text }: Props) {
  const english = markOf('en', lang)
  return (
    <>
      <h3 className="font-semibold">{text.open}</h3>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line">
        {api.calls.filter(isOpen).map((call) => (
          <li key={call.path} className="bg-surface">
            <details>
              <summary className="cursor-pointer px-5 py-3">
                <CallName call={call} />
                {call.summary !== null && (
                  <span lang={english} className="block text-sm text-ink-2">
                    {call.summary}
                  </span>
                )}
              </summary>
              <Call call={call} schemas={api.schemas} lang={english} text={text} />
            </details>
          </li>
        ))}
      </ul>
      <h3 className="font-semibold">{text.withToken}</h3>
      <p className="text-ink-2">{text.withTokenText}</p>
      <ul className="grid gap-2">
        {api.calls
          .filter((call) => !isOpen(call))
          .map((call) => (
            <li key={`${call.method} ${call.path}`}>
              <CallName call={call} />
              {call.summary !== null && (
                <span lang={english} className="block text-sm text-ink-2">
                  {call.summary}
                </span>
              )}
            </li>
          ))}
      </ul>
    </>
  )
}

function CallName({ call: { method, path } }: { call: ApiCall }) {
  return (
    <code translate="no" className="font-mono text-sm wrap-anywhere">
      <span className="font-semibold text-river">{method}</span> {path}
    </code>
  )
}

type CallProps = { call: ApiCall; schemas: OpenApi['schemas']; lang: string | undefined; text: DeveloperMessages }

function Call({ call, schemas, lang, text }: CallProps) {
  const example = API_EXAMPLES[call.path]
  const success = call.responses.find(({ status }) => status.startsWith('2'))
  const parameters = call.parameters.map(({ name, description, isRequired, schema }): ApiField => ({
    name,
    description,
    isRequired,
    depth: 0,
    type: typeof schema?.type === 'string' ? schema.type : 'string',
  }))
  return (
    <div className="grid grid-cols-1 gap-4 px-5 pb-5">
      <Fields title={text.parameters} fields={parameters} lang={lang} text={text} />
      <Fields
        title={`${text.answer} ${success?.status ?? ''}`}
        fields={apiFields(success?.schema ?? null, schemas)}
        lang={lang}
        text={text}
      />
      {example !== undefined && (
        <div className="grid grid-cols-1 gap-1">
          <h4 className="text-sm font-semibold">{text.example}</h4>
          <Command options="" url={`http://localhost:${DEFAULTS.PROVIDER_PORT}/api/v1${example}`} />
        </div>
      )}
    </div>
  )
}

const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16']

type FieldsProps = { title: string; fields: readonly ApiField[]; lang: string | undefined; text: DeveloperMessages }

function Fields({ title, fields, lang, text }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <div className="grid gap-1">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {fields.map(({ name, type, description, isRequired, depth }, index) => (
          <li key={`${name} ${index}`} className={INDENTS[depth]}>
            <code translate="no" className="font-mono">
              {name}: {type}
            </code>
            {isRequired && depth === 0 && <span className="text-grey"> · {text.required}</span>}
            {description !== null && (
              <span lang={lang} className="text-ink-2">
                {' '}
                {description}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
