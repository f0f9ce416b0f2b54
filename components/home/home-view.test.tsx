import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Language } from '@/lib/contract/language'
import type { HomeRead } from '@/lib/rules/home/home-data'
import {
  CATEGORIES,
  HOME_BUNDLE,
  HOMEPAGE,
  PARTNERS,
  readSampleHome,
  TESTIMONIALS,
  TOP_INSTITUTES,
} from '@/testing/home-sample'
import { HomeView } from '@/testing/open-home'
import { stubObservers } from '@/testing/stub-observers'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

beforeAll(() => stubObservers())

const open = (home: HomeRead = readSampleHome(), lang: Language = 'en') => render(<HomeView home={home} lang={lang} />)
const withBundle = (changed: object) => readSampleHome({ bundle: { ...HOME_BUNDLE, ...changed } })
const withHomepage = (changed: object) => withBundle({ homepage: { ...HOMEPAGE, ...changed } })
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)
/** The part under this heading. */
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (section === null) throw new Error(`no part is called ${name}`)
  return section
}
const src = (image: HTMLElement | null | undefined) => decodeURIComponent(image?.getAttribute('src') ?? '')

test('shows its parts in their order, under the content’s titles', () => {
  const { container } = open()
  expect(headings(2)).toEqual([
    'Four ways in',
    'Well known institutions',
    'They work with us',
    'What people say',
    'Fields of study',
    'Write us a line',
  ])
  const film = screen.getByRole('region', { name: 'A short film about this guide' })
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')
  // Carousels are sections in their part.
  const sections = [...container.querySelectorAll('section')].filter((each) => !each.parentElement?.closest('section'))
  expect(sections).toEqual([
    hero,
    part('Four ways in'),
    film,
    part('Well known institutions'),
    part('They work with us'),
    part('What people say'),
    part('Fields of study'),
    part('Write us a line'),
  ])
  expect(hero).toContainElement(screen.getByRole('form', { name: 'search' }))
})

test.each([
  ['They work with us', 'logos'],
  ['What people say', 'quotes'],
  ['Fields of study', 'grid'],
])('%s is a carousel as the specification has it: %s', (name, preset) => {
  open()
  expect(screen.getByRole('region', { name })).toHaveClass(preset)
})

test('has headings of its own where the content has none', () => {
  open(withBundle({ homepage: null, contact: null }))
  expect(headings(1)).toEqual(['Find where you belong, from Bidar to Chamarajanagar, in plain honest facts.'])
  expect(headings(2)).toEqual([
    'Top institutions',
    'Partner institutions',
    'What students and parents say',
    'Browse by what you want to study',
    'Write to us',
  ])
})

describe('the hero', () => {
  test('shows the last eight words of the title grey', () => {
    open()
    const [ink, grey] = screen.getByRole('heading', { level: 1 }).querySelectorAll('span')
    expect(ink).toHaveTextContent(/^Find the college that fits you\.$/)
    expect(grey).toHaveTextContent(/^Compare courses, fees and hostels in every district\.$/)
    expect(grey).toHaveClass('text-grey')
  })

  test('has the content’s picture, and a drawn one where there is none or it is broken', () => {
    const { container, unmount } = open()
    const picture = container.querySelector('img')
    expect(src(picture)).toContain('/media/media/drawn/panorama/7-264.webp')
    if (picture) fireEvent.error(picture)
    expect(src(container.querySelector('img'))).toContain('/pictures/scene-home.svg')
    unmount()
    const sparse = open(withHomepage({ home_page_image: '' }))
    expect(src(sparse.container.querySelector('img'))).toContain('/pictures/scene-home.svg')
  })
})

describe('the explore grid', () => {
  test('has four cards that are links as a whole, the picture and the badge with four avatars', () => {
    open()
    const grid = part('Four ways in')
    expect(
      within(grid)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['The state', '/Whykarnataka'],
      ['This guide', '/about'],
      ['A counsellor', '/careerCounselling'],
      ['Residential colleges', '/filter?residential=true'],
    ])
    expect(within(grid).getByText('100+ Happy Students').querySelectorAll('img')).toHaveLength(4)
    const pictures = [...grid.querySelectorAll('img')].map(src)
    expect(pictures.some((picture) => picture.includes('/ground/12-204'))).toBe(true)
    const icons = ['hills', 'people', 'bubbles', 'bed']
    expect(pictures.filter((picture) => picture.includes('/icon/'))).toEqual(
      icons.map((icon) => expect.stringContaining(`/icon/${icon}-264`)),
    )
  })

  test('its cards stay in the language', () => {
    open(readSampleHome({ lang: 'kn' }), 'kn')
    const links = within(part('Four ways in')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kn/Whykarnataka',
      '/kn/about',
      '/kn/careerCounselling',
      '/kn/filter?residential=true',
    ])
    expect(screen.getByText('The state')).toHaveAttribute('lang', 'en')
  })

  test('hides cards without a title', () => {
    open(withHomepage({ section1_sub_title2: null }))
    expect(within(part('Four ways in')).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByText('Who keeps it.')).toBeNull()
  })

  const NO_CARDS = {
    section1_sub_title1: '',
    section1_sub_title2: '',
    section1_sub_title3: '',
    section1_sub_title4: '',
  }

  test('is its picture where there are no cards', () => {
    open(withHomepage(NO_CARDS))
    expect(within(part('Four ways in')).queryByRole('list')).toBeNull()
    expect(within(part('Four ways in')).getByText('100+ Happy Students')).toBeVisible()
  })

  test('is not there without cards and picture', () => {
    open(withHomepage({ ...NO_CARDS, section1_image: null }))
    expect(screen.queryByText('Four ways in')).toBeNull()
    expect(screen.queryByText('100+ Happy Students')).toBeNull()
  })
})

describe('the film', () => {
  const film = () => screen.getByRole('region', { name: 'A short film about this guide' })

  test('is fetched through our own origin', () => {
    open()
    expect(film().querySelector('source')).toHaveAttribute('src', '/media/media/film/guide.mp4')
  })

  test.each([null, '', 'javascript:alert(1)'])('says that there is none: %j', (home_page_video) => {
    open(withHomepage({ home_page_video }))
    expect(within(film()).getByText('No video available.')).toBeVisible()
  })
})

describe('top institutions', () => {
  const TITLE = 'Well known institutions'

  test('has four logos and a card for each, which lead to their institutions, and the way to all', () => {
    open()
    const [tiles, cards] = within(part(TITLE)).getAllByRole('list', { hidden: true })
    // The logos say nothing that the cards do not.
    expect(within(part(TITLE)).getAllByRole('list')).not.toContain(tiles)
    expect([...(tiles?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
      [40, 41, 42, 43].map((id) => `/college/detail?id=${id}`),
    )
    const links = within(cards ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(TOP_INSTITUTES.map(({ name }) => name))
    expect(links.at(-1)).toHaveAttribute('href', '/college/detail?id=45')
    for (const link of within(part(TITLE)).getAllByRole('link', { name: 'Explore All' })) {
      expect(link).toHaveAttribute('href', '/explore-all')
    }
  })

  test('a card says where, how it is rated and what it teaches', () => {
    open()
    const card = screen.getByRole('link', { name: 'College 1' }).closest('li')
    expect(card).toHaveTextContent('Udupi')
    expect(card).toHaveTextContent('Rated 4.0 out of 5')
    expect(card).toHaveTextContent('Physics, Chemistry')
    expect(card).toHaveTextContent('1 more')
    expect(card).not.toHaveTextContent('Coming Soon')
  })

  test('a card without courses says Coming Soon', () => {
    open()
    expect(screen.getByText('Coming Soon').closest('li')).toHaveTextContent('College 6')
  })

  test('a broken logo gives way to the initial letter', () => {
    open(readSampleHome({ topInstitutes: [{ institute_id: 1, name: ' (old) Ravi College', logo: '/gone.png' }] }))
    const images = part(TITLE).querySelectorAll('img')
    expect(images).toHaveLength(2)
    for (const image of images) fireEvent.error(image)
    expect(part(TITLE).querySelector('img')).toBeNull()
    expect(within(part(TITLE)).getAllByText('O', { exact: true })).toHaveLength(2)
  })

  test('one without an id leads nowhere', () => {
    open(readSampleHome({ topInstitutes: [{ name: 'Nowhere College' }] }))
    expect(screen.getByRole('heading', { name: 'Nowhere College' })).toBeVisible()
    expect(within(part(TITLE)).getAllByRole('link')).toEqual(screen.getAllByRole('link', { name: 'Explore All' }))
  })

  test('is not there without any', () => {
    open(readSampleHome({ topInstitutes: [] }))
    expect(screen.queryByText(TITLE)).toBeNull()
  })

  test('says when they could not be had', () => {
    open(readSampleHome({ topInstitutes: 'failed' }))
    expect(within(part(TITLE)).getByRole('status')).toHaveTextContent('Error loading top institutions.')
  })
})

describe('partners', () => {
  const TITLE = 'They work with us'

  test('lead to their institutions, and the button to the contact form', () => {
    const { container } = open()
    const carousel = screen.getByRole('region', { name: TITLE })
    const links = within(carousel).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(PARTNERS.map(({ name }) => name))
    expect(links[0]).toHaveAttribute('href', '/college/detail?id=20')
    expect(carousel).toHaveTextContent('Mysuru')
    expect(screen.getByRole('link', { name: 'Partner with Us' })).toHaveAttribute('href', '#contact-form')
    expect(container.querySelector('#contact-form')).toBe(part('Write us a line'))
  })

  test('one without an institution and with a broken logo is shown, and leads nowhere', () => {
    open(readSampleHome({ partners: [{ name: 'A trust', logo: '/gone.png' }] }))
    fireEvent.error(part(TITLE).querySelector('img') ?? part(TITLE))
    expect(screen.getByRole('heading', { name: 'A trust' })).toBeVisible()
    expect(within(part(TITLE)).getByText('A', { exact: true })).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: TITLE })).queryByRole('link')).toBeNull()
  })

  test('are not there without any', () => {
    open(readSampleHome({ partners: [] }))
    expect(screen.queryByText(TITLE)).toBeNull()
    expect(screen.queryByText('Partner with Us')).toBeNull()
  })

  test('say when they could not be had', () => {
    open(readSampleHome({ partners: 'failed' }))
    expect(within(part(TITLE)).getByRole('status')).toHaveTextContent('Error loading partners.')
    expect(screen.getByRole('link', { name: 'Partner with Us' })).toBeVisible()
  })
})

describe('testimonials', () => {
  test('stand under their anchor: the words, who said them, and the picture', () => {
    const { container } = open()
    expect(container.querySelector('#testimonials')).toBe(part('What people say'))
    const quotes = within(screen.getByRole('region', { name: 'What people say' })).getAllByRole('figure')
    expect(quotes).toHaveLength(TESTIMONIALS.length)
    expect(quotes[1]).toHaveTextContent('It helped me in way 2.Student 2Student, Hassan')
    expect(src(quotes[1]?.querySelector('img'))).toContain('avatar/2-264')
  })

  test('a broken picture falls back to a default avatar', () => {
    open()
    const [quote] = screen.getAllByRole('figure')
    fireEvent.error(quote?.querySelector('img') ?? document.body)
    expect(quote?.querySelector('img')).toBeNull()
    expect(quote?.querySelector('figcaption svg')).not.toBeNull()
  })

  test('somebody without a name is shown', () => {
    open(withBundle({ testimonial: [{ description: 'It helped.' }] }))
    const quote = screen.getByRole('figure')
    expect(quote).toHaveTextContent(/^It helped\.$/)
    expect(quote.querySelector('figcaption span:empty')).toBeNull()
  })

  test('are not there without any', () => {
    const { container } = open(withBundle({ testimonial: [] }))
    expect(container.querySelector('#testimonials')).toBeNull()
  })
})

describe('categories', () => {
  const carousel = () => screen.getByRole('region', { name: 'Fields of study' })
  const only = (category: object) => withBundle({ categories: [{ name: 'Law', ...category }] })

  test('lead to the filter page with type and stream', () => {
    open()
    const links = within(carousel()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(CATEGORIES.map(({ name }) => name.en))
    expect(links[1]).toHaveAttribute('href', '/filter?instituteId=1&categoryId=102')
  })

  test('show a picture, a name and a description', () => {
    open()
    const card = within(carousel()).getByRole('link', { name: 'Field 2' }).closest('[data-item]')
    expect(card).toHaveTextContent(/^Field 2Four years after class 12\.$/)
    expect(src(card?.querySelector('img'))).toContain('/laboratory/2-264')
  })

  test('are in Kannada on a Kannada page, and stay there', () => {
    open(readSampleHome({ lang: 'kn' }), 'kn')
    expect(screen.getByRole('link', { name: 'ವಿಷಯ 1' })).toHaveAttribute(
      'href',
      '/kn/filter?instituteId=1&categoryId=101',
    )
  })

  test('one without a picture has an icon, one with a broken picture a default one', () => {
    const { unmount } = open(only({ image_url: null }))
    expect(carousel().querySelector('svg')).toHaveClass('lucide')
    unmount()
    open(only({ image_url: '/gone.png' }))
    fireEvent.error(carousel().querySelector('img') ?? carousel())
    expect(carousel().querySelector('img')).toBeNull()
    expect(carousel().querySelector('svg')).not.toHaveClass('lucide')
  })

  test.each([
    [{ institute_type_id: 4 }, '/filter?instituteId=4'],
    [{ id: 401 }, '/filter?categoryId=401'],
  ])('one that says %j leads to that', (ids, href) => {
    open(only(ids))
    expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('href', href)
  })

  test('one without ids leads nowhere', () => {
    open(only({}))
    expect(screen.getByRole('heading', { name: 'Law' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Law' })).toBeNull()
  })

  test('say when there are none', () => {
    open(withBundle({ categories: [] }))
    expect(within(part('Fields of study')).getByText('No categories found.')).toBeVisible()
  })
})

test('the contact form stands under the content’s heading', () => {
  open()
  expect(within(part('Write us a line')).getByRole('form', { name: 'contact' })).toBeInTheDocument()
})

test('a page that failed says so, with another try and a way on; the contact form stands', () => {
  open('failed')
  expect(headings(1)).toEqual(['Error loading homepage data.'])
  expect(headings(2)).toEqual(['Write to us'])
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Find an institution' })).toHaveAttribute('href', '/filter')
  expect(screen.queryByRole('form', { name: 'search' })).toBeNull()
  expect(screen.queryByText('No video available.')).toBeNull()
  expect(screen.queryByText('No categories found.')).toBeNull()
})
