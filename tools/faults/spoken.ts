import type { Fault } from './fault'

const REGISTER_TEST = 'components/auth/register-modal.test.tsx'
const CHANCES_TEST = 'components/chances/chances.test.tsx'
const INSTITUTE_TEST = 'components/institute/institute-view.test.tsx'

/** What who hears a page is told: which field is wrong and why, what has the focus, what is in another language. */
export const faults: Fault[] = [
  {
    says: 'a field of registering says why it is wrong',
    file: 'components/auth/register-phone.tsx',
    find: "wrongBy={form.problem?.field === 'phone' ? bannerId : undefined}",
    put: '',
    test: REGISTER_TEST,
  },
  {
    says: 'the first wrong field of the chances has the focus',
    file: 'components/chances/chance-form.tsx',
    find: '    autoFocus: wrong === name || undefined,\n',
    put: '',
    test: CHANCES_TEST,
    title: 'what was typed and chosen stays',
  },
  {
    says: 'what narrows the chances stays at a mistake',
    file: 'components/chances/chance-form.tsx',
    find: 'chosen={filters.districts}',
    put: 'chosen={[]}',
    test: CHANCES_TEST,
    title: 'what was typed and chosen stays',
  },
  {
    says: 'the title of a list says its language',
    file: 'components/ui/marked-message.tsx',
    find: 'index % 2 === 1 ? writtenLanguage(word, lang) : undefined',
    put: 'undefined',
    test: CHANCES_TEST,
    title: 'on a Kannada page what is in English says so',
  },
  {
    says: 'the first wrong field of the costs has the focus',
    file: 'components/costs/cost-form.tsx',
    find: '    autoFocus: wrong === name || undefined,\n',
    put: '',
    test: 'components/costs/costs-view.test.tsx',
  },
  {
    says: 'a button of the highlights names what it shows',
    file: 'components/content/highlight-list.tsx',
    find: '              aria-controls={`${id}-body-${index}`}\n',
    put: '',
    test: 'components/content/highlights.test.tsx',
    title: 'each button names the part that it shows',
  },
  {
    says: 'the last picture’s name has what is seen on it',
    file: 'components/institute/gallery.tsx',
    find: "[more, opens].filter(Boolean).join(' ')",
    put: 'opens',
    test: 'components/institute/gallery.test.tsx',
  },
  {
    says: 'a page says that it has some of many reviews',
    file: 'components/institute/reviews-panel.tsx',
    find: 'reviews.length > 0 && reviews.length < total && (',
    put: 'false && (',
    test: INSTITUTE_TEST,
    title: 'shows placement, facilities and reviews',
  },
  {
    says: 'years of a course have words of the page’s language',
    file: 'components/institute/course-table.tsx',
    find: 'if (years === undefined) return',
    put: 'if (years !== null) return',
    test: INSTITUTE_TEST,
    title: 'how long a course of 4 years takes',
  },
  {
    says: 'a link that cannot be copied has the focus',
    file: 'components/ui/share-button.tsx',
    find: '  field?.focus()\n',
    put: '',
    test: 'components/ui/share-button.test.tsx',
  },
  {
    says: 'a region that tells is never hidden',
    file: 'components/ui/status-region.tsx',
    find: "'empty:sr-only'",
    put: "'empty:hidden'",
    test: 'components/ui/status-region.test.tsx',
  },
  {
    says: 'an ending stands at its word',
    file: 'lib/messages/kn/chances.ts',
    find: 'ರಂತಹ',
    put: ' ರಂತಹ',
    test: 'lib/messages/catalogue.test.ts',
  },
]
