import { footerAnswerSchema } from '@/lib/contract/content/footer'
import * as en from '@/lib/messages/en'
import * as kn from '@/lib/messages/kn'
import { type FooterItem, footerLinks } from './footer-links'

function read(footer: object) {
  return footerAnswerSchema.parse({ data: { footer } })
}

function shown(items: FooterItem[]) {
  return items.map((item) => [item.label.value, item.modal === undefined ? item.href : `opens ${item.modal}`])
}

function linksOf(footer: object | null, lang: 'en' | 'kn' = 'en') {
  const labels = (lang === 'en' ? en : kn).layout.footerLinks
  const { quick, menu, policies } = footerLinks(footer === null ? null : read(footer), labels, lang)
  return { quick: shown(quick), menu: shown(menu), policies: shown(policies) }
}

const OWN_QUICK = [
  ['Why Karnataka', '/Whykarnataka'],
  ['Mentoring & Team', '/mentoring'],
  ['Contact us', '/contact'],
]
const OWN_MENU = [
  ['About Us', '/about'],
  ['Career Counseling', '/careerCounselling'],
]
const OWN_POLICIES = [
  ['Privacy Policy', '/privacy'],
  ['Terms & Conditions', '/tearms'],
  ['Refund Policy', '/refund'],
]

test.each([null, { quickLinks: [], menuone: [], menu: [] }, { footer_desc: 'x', quickLinks: null, menu: 'no' }])(
  'content without links gets the eight of the specification: %j',
  (footer) => expect(linksOf(footer)).toEqual({ quick: OWN_QUICK, menu: OWN_MENU, policies: OWN_POLICIES }),
)

test('our own links are named in the language of the page and stay in it', () => {
  const { quick, policies } = linksOf(null, 'kn')
  expect(quick[0]).toEqual(['ಕರ್ನಾಟಕವೇ ಏಕೆ', '/kn/Whykarnataka'])
  expect(policies.map(([, href]) => href)).toEqual(['/kn/privacy', '/kn/tearms', '/kn/refund'])
})

test('quick links, then the menu of menuone and menu, and policies in their row whichever list they came in', () => {
  const footer = {
    quickLinks: [
      { label: 'Plans', url: '/pricing' },
      { label: 'Our terms', url: 'terms-and-conditions' },
    ],
    menuone: [{ label: 'Ask us', url: '/contact' }],
    menu: [
      { label: 'Privacy', url: '/privacy' },
      { label: 'Gallery', url: '/gallery' },
    ],
  }
  expect(linksOf(footer)).toEqual({
    quick: [['Plans', '/pricing']],
    menu: [
      ['Ask us', '/contact'],
      ['Gallery', '/gallery'],
    ],
    policies: [
      ['Our terms', '/tearms'],
      ['Privacy', '/privacy'],
    ],
  })
})

test('a place without content gets our own links, but for those that the content has elsewhere', () => {
  const footer = { quickLinks: [{ label: 'Who we are', url: '/About-us' }], menu: [{ label: 'Talk', url: 'contact' }] }
  expect(linksOf({ quickLinks: footer.quickLinks })).toMatchObject({
    quick: [['Who we are', '/about']],
    menu: [['Career Counseling', '/careerCounselling']],
    policies: OWN_POLICIES,
  })
  expect(linksOf({ menu: footer.menu }).quick).toEqual(OWN_QUICK.slice(0, 2))
})

test('an item with a key opens a modal, whether or not it has an address', () => {
  const items = [
    { label: 'Sign in', key: 'login' },
    { label: 'Join', key: 'Register', url: '/about' },
  ]
  expect(linksOf({ quickLinks: items }).quick).toEqual([
    ['Sign in', 'opens login'],
    ['Join', 'opens register'],
  ])
})

test('pages are linked in their right spelling and in the language of the page, other addresses as they are', () => {
  const quickLinks = [
    { label: '1', url: '/whykarnataka#top' },
    { label: '2', url: 'careerCounselling?x=1#carrierCouncling' },
    { label: '3', url: '/kn/contact' },
    { label: '4', url: '/files/a.pdf' },
    { label: '5', url: 'https://elsewhere.example/about' },
    { label: '6', url: '#content' },
    { label: '7', url: '/' },
  ]
  expect(linksOf({ quickLinks }, 'kn').quick).toEqual([
    ['1', '/kn/Whykarnataka#top'],
    ['2', '/kn/careerCounselling?x=1#carrierCouncling'],
    ['3', '/kn/contact'],
    ['4', '/files/a.pdf'],
    ['5', 'https://elsewhere.example/about'],
    ['6', '#content'],
    ['7', '/kn'],
  ])
  expect(linksOf({ quickLinks }, 'en').quick.slice(0, 3)).toEqual([
    ['1', '/Whykarnataka#top'],
    ['2', '/careerCounselling?x=1#carrierCouncling'],
    ['3', '/kn/contact'],
  ])
})

test('the same link stands once, another name for the same page may stand beside it', () => {
  const quickLinks = [
    { label: 'Plans', url: '/pricing' },
    { label: 'Plans', url: 'Pricing' },
    { label: 'Prices', url: '/pricing' },
  ]
  expect(linksOf({ quickLinks }).quick).toEqual([
    ['Plans', '/pricing'],
    ['Prices', '/pricing'],
  ])
})

test('what leads nowhere or into a script is left out', () => {
  const quickLinks = [{ label: 'a' }, { url: '/about' }, { label: 'b', url: 'javascript:alert(1)' }, null, 7]
  expect(linksOf({ quickLinks }).quick).toEqual(OWN_QUICK)
})

test('a label that the content has in English only is known to be English', () => {
  const quickLinks = [{ label: { en: 'Plans' }, url: '/pricing' }]
  expect(footerLinks(read({ quickLinks }), kn.layout.footerLinks, 'kn').quick[0]?.label).toEqual({
    value: 'Plans',
    lang: 'en',
  })
})
