import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { AuthProviders } from '@/components/auth/auth-providers'
import { footerAnswerSchema } from '@/lib/contract/content/footer'
import { queryClient } from '@/lib/client/query-client'
import { getMessages } from '@/lib/messages/catalogue'
import { stubBff } from '@/testing/stub-bff'
import { Footer } from './footer'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

afterEach(() => void (document.cookie = 'signed-in=; max-age=0'))

const CONTENT = {
  footer_desc: { en: 'Schools along the rivers.', kn: 'ನದಿಗಳ ಉದ್ದಕ್ಕೂ ಶಾಲೆಗಳು.' },
  quickLinks: [
    { label: 'All colleges', url: '/filter' },
    { label: 'Sign in', key: 'login' },
  ],
  menuone: [{ label: 'Elsewhere', url: 'https://elsewhere.example/' }],
  menu: [{ label: 'How we treat your data', url: '/privacy' }],
  footer_copyright: '© Rivers',
  footer_followus_title: 'Find us',
  facebook_link: 'https://facebook.example/rivers',
  insta_link: 'javascript:alert(1)',
  linkdin_link: { en: 'https://linkedin.example/rivers' },
  linkdin_icon: '/icons/in.png',
}

function read(footer: unknown) {
  return footerAnswerSchema.parse({ data: { footer } })
}

type Calls = ComponentProps<typeof Footer>['calls']

function show(content: ComponentProps<typeof Footer>['content'], lang: 'en' | 'kn' = 'en', calls: Calls = []) {
  render(
    <AuthProviders>
      <Footer lang={lang} text={getMessages(lang).layout} content={content} calls={calls} />
    </AuthProviders>,
  )
}

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the networks stand after both columns of links, before the policies', () => {
  show(read(CONTENT))
  const network = screen.getByRole('link', { name: /Facebook/ })
  const side = (name: string) => screen.getByRole('navigation', { name }).compareDocumentPosition(network)
  expect(['Quick Links', 'Menu', 'Policies'].map(side)).toEqual([
    Node.DOCUMENT_POSITION_FOLLOWING,
    Node.DOCUMENT_POSITION_FOLLOWING,
    Node.DOCUMENT_POSITION_PRECEDING,
  ])
})

test('shows description, quick links, menu, policies and copyright of the content', () => {
  show(read(CONTENT))
  expect(screen.getByText('Schools along the rivers.')).toBeInTheDocument()
  expect(linksOf('Quick Links')).toEqual([
    ['All colleges', '/filter'],
    ['Sign in', '/login'],
  ])
  expect(linksOf('Menu')).toEqual([['Elsewhere', 'https://elsewhere.example/']])
  expect(linksOf('Policies')).toEqual([['How we treat your data', '/privacy']])
  expect(screen.getByText('© Rivers')).toBeInTheDocument()
  expect(screen.queryByText(/All rights reserved/)).not.toBeInTheDocument()
})

test('networks open in a new tab and say so; one without an address of the web is left out', () => {
  show(read(CONTENT))
  expect(screen.getByText('Find us')).toBeInTheDocument()
  const facebook = screen.getByRole('link', { name: 'Facebook (opens in a new tab)' })
  expect(facebook).toHaveAttribute('href', 'https://facebook.example/rivers')
  expect(facebook).toHaveAttribute('target', '_blank')
  expect(facebook).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('link', { name: /Instagram/ })).not.toBeInTheDocument()
})

test('the three networks are known', () => {
  show(read({ ...CONTENT, insta_link: 'https://instagram.example/rivers' }))
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank')
  expect(outside.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 3)).toEqual([
    ['Facebook (opens in a new tab)', 'https://facebook.example/rivers'],
    ['Instagram (opens in a new tab)', 'https://instagram.example/rivers'],
    ['LinkedIn (opens in a new tab)', 'https://linkedin.example/rivers'],
  ])
})

test("a network shows the provider's icon where there is one, ours where there is none", () => {
  show(read(CONTENT))
  const icon = screen.getByRole('link', { name: /LinkedIn/ }).querySelector('img')
  expect(decodeURIComponent(icon?.src ?? '')).toContain('/media/icons/in.png')
  expect(screen.getByRole('link', { name: /Facebook/ }).querySelector('svg')).toBeInTheDocument()
})

test('an item with a key leads to the page of its modal, in the language of the page', () => {
  show(read({ quickLinks: [{ label: 'Join', key: 'register' }] }), 'kn')
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/kn/register')
})

test.each([
  ['en', 'My Profile', '/myprofile'],
  ['kn', 'ನನ್ನ ಪ್ರೊಫೈಲ್', '/kn/myprofile'],
] as const)('nobody who is signed in is asked to sign in or to register (%s)', async (lang, name, href) => {
  document.cookie = 'signed-in=1'
  const calls = stubBff()
  const quickLinks = [
    { label: 'All colleges', url: 'https://colleges.example/' },
    { label: 'Sign in', key: 'login' },
    { label: 'Join', key: 'register' },
  ]
  show(read({ quickLinks }), lang)
  expect(screen.getByRole('link', { name: 'Join' })).toBeVisible()
  await act(async () => {})
  await act(async () => calls.at(-1)?.answer({ user: { id: '7', fullName: 'Asha Rao', image: null, plan: null } }))
  expect(linksOf(getMessages(lang).layout.quickLinks)).toEqual([
    ['All colleges', 'https://colleges.example/'],
    [name, href],
  ])
  expect(screen.queryByText('Join')).toBeNull()
})

test('what the content has in English only is marked as English on a Kannada page', () => {
  show(read(CONTENT), 'kn')
  expect(screen.getByText('ನದಿಗಳ ಉದ್ದಕ್ಕೂ ಶಾಲೆಗಳು.')).toHaveAttribute('lang', 'kn')
  expect(screen.getByText('All colleges')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('© Rivers')).toHaveAttribute('lang', 'en')
})

test('without content: our own words, the eight links, and no network', () => {
  show(null)
  expect(screen.getByText('© 2025 Karnataka Education Guide All rights reserved.')).toBeInTheDocument()
  expect(linksOf('Quick Links')).toEqual([
    ['Why Karnataka', '/Whykarnataka'],
    ['Mentoring & Team', '/mentoring'],
    ['Contact us', '/contact'],
  ])
  expect(linksOf('Menu')).toEqual([
    ['About Us', '/about'],
    ['Career Counseling', '/careerCounselling'],
  ])
  expect(linksOf('Policies')).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms & Conditions', '/tearms'],
    ['Refund Policy', '/refund'],
  ])
  expect(screen.queryByText('Follow us')).not.toBeInTheDocument()
})

describe('when the content could not be had', () => {
  function bffAnswers(answer: () => Promise<Response>) {
    return jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  }
  const ok = (body: unknown) => ({ ok: true, status: 200, json: async () => body }) as Response
  const bad = { ok: false, status: 503, json: async () => ({}) } as Response

  beforeEach(() => {
    globalThis.fetch ??= () => Promise.reject(new Error('not stubbed'))
    queryClient.clear()
  })
  afterEach(() => jest.restoreAllMocks())

  test('says so to the letter, and keeps the essential links, the languages and the sources', () => {
    show('failed')
    expect(screen.getByText('Failed to load footer')).toBeInTheDocument()
    expect(linksOf('Footer').map(([name]) => name)).toEqual([
      'Why Karnataka',
      'Mentoring & Team',
      'Contact us',
      'About Us',
      'Career Counseling',
      'Privacy Policy',
      'Terms & Conditions',
      'Refund Policy',
    ])
    expect(screen.getByRole('link', { name: 'ಕನ್ನಡ' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Local Government Directory' })).toBeInTheDocument()
  })

  test('another try shows a skeleton, then the footer', async () => {
    let answer: (response: Response) => void = () => {}
    const asked = bffAnswers(() => new Promise((resolve) => (answer = resolve)))
    show('failed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Loading the footer')).toBeInTheDocument()
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/footer', expect.anything()))
    expect(screen.queryByText('Failed to load footer')).not.toBeInTheDocument()
    answer(ok({ footer: read(CONTENT) }))
    expect(await screen.findByText('Schools along the rivers.')).toBeInTheDocument()
    expect(screen.queryByText('Loading the footer')).not.toBeInTheDocument()
  })

  test('a try may find that there is none', async () => {
    bffAnswers(async () => ok({ footer: null }))
    show('failed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/All rights reserved/)).toBeInTheDocument()
  })

  test('the focus stays with the footer while it is tried again, when that fails and when it comes', async () => {
    let answer: (response: Response) => void = () => {}
    bffAnswers(() => new Promise((resolve) => (answer = resolve)))
    show('failed')
    const footer = screen.getByRole('group', { name: 'Footer' })
    const pressRetry = async () => {
      screen.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await pressRetry()
    expect(screen.getByText('Loading the footer')).toBeInTheDocument()
    await waitFor(() => expect(footer).toHaveFocus())
    answer(bad)
    expect(await screen.findByText('Failed to load footer')).toBeInTheDocument()
    expect(footer).toHaveFocus()
    await pressRetry()
    answer(ok({ footer: read(CONTENT) }))
    expect(await screen.findByText('Schools along the rivers.')).toBeInTheDocument()
    expect(footer).toHaveFocus()
  })

  test.each([
    ['an error', async () => bad],
    ['something else', async () => ok({ footer: { quickLinks: 'no' } })],
    ['nothing', () => Promise.reject(new TypeError('offline'))],
  ])('a try that gets %s says it again', async (_, answer) => {
    bffAnswers(answer)
    show('failed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Failed to load footer')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

test('what helps with an admission is linked where the provider has it, and nowhere else', () => {
  show(read(CONTENT))
  expect(screen.queryByRole('navigation', { name: 'For your admission' })).toBeNull()
  show(read(CONTENT), 'kn', ['calendar'])
  expect(linksOf('ನಿಮ್ಮ ಪ್ರವೇಶಕ್ಕೆ')).toEqual([['ಪರೀಕ್ಷಾ ದಿನಾಂಕಗಳು', '/kn/dates']])
})
