import type { Fault } from './fault'

const MESSAGES = 'lib/messages/en/policies.ts'
const VIEW_TEST = 'components/policy/policy-view.test.tsx'
const PAGE_TEST = 'app/public-pages.test.tsx'

/** The policy pages (spec 2 §2, §7, §8). */
export const faults: Fault[] = [
  {
    says: 'the heading of the refund policy',
    file: MESSAGES,
    find: "title: 'Refund Policy'",
    put: "title: 'Refunds'",
    test: VIEW_TEST,
    title: 'says what the specification says',
  },
  {
    says: 'the heading of the terms',
    file: MESSAGES,
    find: "title: 'Terms & Conditions'",
    put: "title: 'Terms'",
    test: VIEW_TEST,
    title: 'terms says what the specification says',
  },
  {
    says: 'a refund policy that failed to load is said to have',
    file: MESSAGES,
    find: 'Error loading Refund Policy.',
    put: 'Error loading refund policy.',
    test: VIEW_TEST,
    title: 'refund says what the specification says',
  },
  {
    says: 'terms reuse the wording of the privacy policy',
    file: MESSAGES,
    find: "and plans.',\n    failed: 'Error loading privacy policy.'",
    put: "and plans.',\n    failed: 'Error loading terms.'",
    test: VIEW_TEST,
    title: 'terms says what the specification says',
  },
  {
    says: 'a policy without content is said to have none',
    file: MESSAGES,
    find: 'No content found.',
    put: 'Nothing here.',
    test: VIEW_TEST,
    title: 'without a text it says so',
  },
  {
    says: 'a policy without an English text has none',
    file: 'lib/contract/lenient.ts',
    find: '  const en = readString(value.en)\n',
    put: '  const en = readString(value.en) ?? readString(value.kn)\n',
    test: PAGE_TEST,
    title: 'without an English text says that there is none',
  },
  {
    says: 'the refund page reads the refund policy',
    file: 'lib/rules/content/policies.ts',
    find: "type: 'refundpolicy'",
    put: "type: 'termpolicy'",
    test: PAGE_TEST,
    title: 'is read from data, parted at its numbers, and shown as HTML',
  },
  {
    says: 'the terms page reads the terms',
    file: 'app/[lang]/tearms/page.tsx',
    find: 'PolicyPage name="terms"',
    put: 'PolicyPage name="privacy"',
    test: PAGE_TEST,
    title: 'the policy of GET /cms?type=termpolicy',
  },
  {
    says: 'the text is rendered as HTML',
    file: 'components/policy/policy-text.tsx',
    find: '<p className="whitespace-pre-line" dangerouslySetInnerHTML={inner} />',
    put: '<p className="whitespace-pre-line">{item.html}</p>',
    test: VIEW_TEST,
    title: 'each part of the text stands by itself, with its number and its tags',
  },
  {
    says: 'the text is split at each numbered item',
    file: 'lib/server/content/policy-html.ts',
    find: 'splitPolicy(clean(source, lang)).map(',
    put: '[{ label: null, html: clean(source, lang) }].map(',
    test: PAGE_TEST,
    title: 'is read from data, parted at its numbers, and shown as HTML',
  },
  {
    says: 'a script in a policy never reaches the page',
    file: 'lib/server/content/policy-html.ts',
    find: 'const TAGS = [\n',
    put: "const TAGS = [\n  'script',\n",
    test: 'lib/server/content/policy-html.test.ts',
  },
]
