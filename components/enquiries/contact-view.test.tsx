import { cleanup, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { contactAnswerSchema } from '@/lib/contract/content/contact'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { ContactView } from './contact-view'

const FIELDS = [
  ...['image', 'title', 'sub_title', 'description'].map((part) => `banner_${part}`),
  'section1_title',
  ...['title', 'sub_title', 'num1', 'num2'].map((part) => `phone_${part}`),
  ...['title', 'sub_title'].map((part) => `email_${part}`),
  ...['email1', 'email2'],
  ...['title', 'sub_title'].map((part) => `address_${part}`),
  ...['address1', 'address2'],
].map((name) => `contactus_${name}`)

const read = (contact: unknown) => contactAnswerSchema.parse({ data: { contact } })
const show = (contact: unknown, lang: Language = 'en') =>
  render(
    <ContactView contact={contact === 'failed' ? 'failed' : read(contact)} lang={lang} messages={getMessages(lang)} />,
  )

const FULL = {
  contactus_banner_image: '/pictures/a.webp',
  contactus_banner_title: { en: 'Talk to us' },
  contactus_banner_sub_title: { en: 'we listen', kn: 'ಕೇಳುತ್ತೇವೆ' },
  contactus_banner_description: 'One\n\nTwo',
  contactus_section1_title: 'Send a message',
  contactus_phone_title: 'Call us',
  contactus_phone_sub_title: 'Weekdays',
  contactus_phone_num1: '080 2345 6789',
  contactus_phone_num2: '+91 98450 12345',
  contactus_email_title: 'Mail',
  contactus_email_sub_title: 'Any time',
  contactus_email1: 'ask@guide.example',
  contactus_email2: 'press@guide.example',
  contactus_address_title: 'Visit us',
  contactus_address_sub_title: 'By appointment',
  contactus_address1: '12, Example Road',
  contactus_address2: 'Bengaluru 560 001',
}

test('the banner, three cards with what can be called and written to, and the form under its heading', () => {
  show(FULL)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to us')
  const banner = screen.getByRole('heading', { level: 1 }).closest('section')
  expect(banner).toHaveTextContent('Talk to uswe listenOneTwo')
  expect(decodeURIComponent(banner?.querySelector('img')?.src ?? '')).toContain('/pictures/a.webp')
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => card.querySelector('h2 + p')?.textContent)).toEqual([
    'Weekdays',
    'Any time',
    'By appointment',
  ])
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Call us', 'Mail', 'Visit us'])
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    'tel:08023456789',
    'tel:+919845012345',
    'mailto:ask@guide.example',
    'mailto:press@guide.example',
    '/privacy',
  ])
  expect(cards[2]).toHaveTextContent('12, Example RoadBengaluru 560 001')
  expect(screen.getByRole('region', { name: 'Send a message' })).toContainElement(screen.getByLabelText('Full Name'))
})

test('English text on the Kannada page is marked as such', () => {
  show(FULL, 'kn')
  expect(screen.getByText('Talk to us')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('ಕೇಳುತ್ತೇವೆ')).not.toHaveAttribute('lang')
})

test('failed: the text of the specification, and the form all the same', () => {
  show('failed')
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  expect(screen.getByText('Error loading contact page.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
})

test.each([null, {}, []])('no content (%j): a heading of ours, no cards, and the form', (contact) => {
  show(contact)
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
})

test('a card with nothing but its title is left away', () => {
  show({ contactus_phone_title: 'Call us', contactus_email1: 'ask@guide.example', contactus_email_title: '' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Email' })).toBeVisible()
})

const value = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    8_023_456_789,
    [],
    {},
    { kn: 'ಕನ್ನಡ' },
    { en: ' ' },
    '<script>alert(1)</script><b>&amp;',
    'x'.repeat(3_000),
    'mailto:x@y.z?bcc=all',
    'a@b.example, c@d.example / 080-1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.record({ en: fc.string({ maxLength: 40 }), kn: fc.string({ unit: 'grapheme', maxLength: 40 }) }),
  fc.anything(),
)

test('any subset of its content, missing, empty, long or in HTML-like text: the page stands, and shows nothing empty', () => {
  const contents = fc.record(Object.fromEntries(FIELDS.map((name) => [name, value])), { requiredKeys: [] })
  fc.assert(
    fc.property(contents, fc.constantFrom<Language>('en', 'kn'), (content, lang) => {
      show(Object.keys(content).length === 0 ? null : content, lang)
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''
      expect(all('h1')).toHaveLength(1)
      expect(all('h1, h2, h3').map(textOf)).not.toContain('')
      for (const card of all('li')) expect(textOf(card).length).toBeGreaterThan(textOf(card.querySelector('h2')).length)
      for (const link of all('a')) expect(link.getAttribute('href')).toMatch(/^(tel:|mailto:|\/)/)
      expect(document.querySelector('script, b')).toBeNull()
      cleanup()
    }),
    { numRuns: 60 },
  )
})
