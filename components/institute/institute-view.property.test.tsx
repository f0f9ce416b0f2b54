/** @jest-environment node */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuthProviders } from '@/components/auth/auth-providers'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { instituteJsonLd } from '@/lib/rules/institute/institute-json-ld'
import { FULL_ANSWER } from '@/testing/institute-sample'
import { InstituteView } from './institute-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }))

/** What a provider may put where something else was agreed. */
const anything = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, -1, 1e21, '4.2', true, [], {}, '<b>x</b>', 'javascript:alert(1)', 'ಕನ್ನಡ', '\n\n'),
  fc.string(),
  fc.record({ en: fc.oneof(fc.string(), fc.constant(null)), kn: fc.string() }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A value of the right answer with parts missing, doubled, of the wrong type, or left as they were. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: keepingShape(value) }, { weight: 1, arbitrary: anything })
}

function keepingShape(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const [first = null, ...rest] = value
    return fc.array(fc.oneof(...[first, ...rest].map(damaged)), { maxLength: 9 })
  }
  if (typeof value !== 'object' || value === null) return fc.constant(value)
  const entries = Object.entries(value).map(([key, part]) => [key, damaged(part)] as const)
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] })
}

const answers = fc
  .tuple(keepingShape(FULL_ANSWER), fc.oneof(fc.constant('Tunga Vidyalaya'), fc.string({ minLength: 1 })))
  .map(([answer, name]) => {
    const parts: object = typeof answer === 'object' && answer !== null ? answer : {}
    const institute: unknown = 'institute' in parts ? parts.institute : null
    return { ...parts, institute: { ...(typeof institute === 'object' ? institute : {}), institute_name: name } }
  })

/** Elements that say something by being there, and must not be there with nothing in them. */
const EMPTY = /<(h[1-6]|p|li|dt|dd|th|td|ul|ol|dl|tbody|section|a|summary|article)\b[^>]*>\s*<\/\1>/

it.each(['en', 'kn'] as const)('shows any answer without failing and without an empty part (%s)', (lang) => {
  fc.assert(
    fc.property(answers, (data) => {
      const { data: detail } = instituteDetailSchema.safeParse({ data })
      if (!detail) return
      const markup = renderToStaticMarkup(
        <AuthProviders>
          <InstituteView id="7" detail={detail} brochures={[]} trail={[]} lang={lang} messages={getMessages(lang)} />
        </AuthProviders>,
      )
      expect(markup).not.toMatch(EMPTY)
      expect(markup).not.toMatch(/\[object Object\]|undefined|NaN|Infinity/)
      expect(markup).not.toMatch(/href="(?!\/|#|https?:|tel:|mailto:)/)
      expect(markup.match(/<h1/g)).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
})

it('describes any answer to machines as JSON', () => {
  fc.assert(
    fc.property(answers, (data) => {
      const { data: detail } = instituteDetailSchema.safeParse({ data })
      if (!detail) return
      const url = 'https://guide.example/college/detail?id=7'
      const text = JSON.stringify(
        instituteJsonLd({ detail, url, pictures: [], logo: null, typeName: null, crumbs: [{ name: 'Home', url }] }),
      )
      expect(text).not.toMatch(/:null|:\[\]/)
    }),
  )
})
