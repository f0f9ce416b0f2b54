/** @jest-environment node */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { anything, damaged } from '@/testing/damaged'
import { HOME_BUNDLE, PARTNERS, readSampleHome, TOP_INSTITUTES } from '@/testing/home-sample'
import { HomeView } from '@/testing/open-home'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

/** The list of a call of its own; an answer that holds none is a failure. */
function list(whole: readonly object[]): fc.Arbitrary<unknown> {
  const entries = fc.array(fc.oneof(anything, ...whole.slice(0, 2).map(damaged)), { maxLength: 9 })
  return fc.oneof({ weight: 4, arbitrary: entries }, fc.constantFrom(null, 'failed', []))
}

/** Elements that say something by being there, and must not be there with nothing in them. */
const EMPTY = /<(h[1-6]|p|li|ul|section|figure|blockquote|figcaption|a|button)\b[^>]*>\s*<\/\1>/
const SECTION_WITHOUT_HEADING = /<section(?![^>]*aria-(?:label|roledescription))[^>]*>(?:(?!<h[12]\b).)*?<\/section>/s

function check(markup: string) {
  expect(markup).not.toMatch(EMPTY)
  expect(markup).not.toMatch(SECTION_WITHOUT_HEADING)
  expect(markup).not.toMatch(/\[object Object\]|undefined|NaN/)
  expect(markup).not.toMatch(/<script|<b>|(?:src|href)="(?!\/|#contact-form)/)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  // Beside cards there is no hole: of three, one is wide.
  const cards = markup.match(/<li class="[^"]*group grid/g)?.length ?? 0
  expect(/sm:col-span-2/.test(markup)).toBe(cards === 3)
}

describe.each(['en', 'kn'] as const)('in %s', (lang) => {
  const show = (sources: Parameters<typeof readSampleHome>[0]) =>
    renderToStaticMarkup(<HomeView home={readSampleHome({ ...sources, lang })} lang={lang} />)

  test('the page stands with any content, and shows no empty part', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: damaged(HOME_BUNDLE) }, fc.constant(null)),
        list(PARTNERS),
        list(TOP_INSTITUTES),
        (bundle, partners, topInstitutes) => check(show({ bundle, partners, topInstitutes })),
      ),
      { numRuns: 60 },
    )
  })

  const FIELDS = Object.keys(HOME_BUNDLE.homepage)
  test.each(FIELDS)('without %s, and with an odd one', (field) => {
    for (const odd of [undefined, null, '', ' ', {}, [], 7, '<i>x</i>', 'x'.repeat(4000)]) {
      check(show({ bundle: { ...HOME_BUNDLE, homepage: { ...HOME_BUNDLE.homepage, [field]: odd } } }))
    }
  })

  test.each(Object.keys(HOME_BUNDLE))('without %s in the bundle, and with an odd one', (part) => {
    for (const odd of [undefined, null, '', {}, [], 7, 'x']) check(show({ bundle: { ...HOME_BUNDLE, [part]: odd } }))
  })
})
