import type { Page } from '@playwright/test'
import type { DeskRole } from '@/lib/contract/desk/rights'
import type { ContactBody } from '@/lib/contract/enquiry'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/** A picture of the guide is read on a slow line, too. */
export const MAX_GUIDE_PICTURE = 60 * 1024

type GuidePage = {
  /** Who is shown it; `null`: nobody is signed in. */
  role: DeskRole | null
  page: `/${string}` | ''
  /** What is done on it before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
  /** Where it begins, if not at the top. */
  from?: string
}

/** The pictures of the guide, by their names: what each shows of the sample's desk. */
export const GUIDE_PAGES: Readonly<Record<string, GuidePage>> = {
  'sign-in': { role: null, page: '/sign-in' },
  overview: { role: 'editor', page: '' },
  institution: { role: 'editor', page: '/institutions/1' },
  courses: { role: 'editor', page: '/institutions/1/courses' },
  picture: { role: 'editor', page: '/institutions/1/pictures', prepare: choosePicture, from: '#add .desk-drop' },
  brochures: { role: 'editor', page: '/institutions/1/brochures' },
  content: { role: 'editor', page: '/content' },
  'content-picture': {
    role: 'editor',
    page: '/content/contact',
    prepare: openBanner,
    from: '[id="f.contactus_banner_image"]',
  },
  dates: { role: 'editor', page: '/dates' },
  'fee-sheets': { role: 'editor', page: '/fee-sheets' },
  reviews: { role: 'moderator', page: '/reviews?state=shown' },
  enquiries: { role: 'counsellor', page: '/enquiries' },
  enquiry: { role: 'counsellor', page: '/enquiries/1' },
  template: { role: 'counsellor', page: '/templates/new' },
  imports: { role: 'importer', page: '/imports' },
  accounts: { role: 'administrator', page: '/accounts' },
  audit: { role: 'administrator', page: '/audit' },
  record: { role: 'representative', page: '/record' },
  replies: { role: 'representative', page: '/replies' },
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await (await page.request.get(pictureSrc('/media/drawn/gate/1-0.webp') ?? '')).body()
  await page.locator('#file').setInputFiles({ name: 'gate.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('slider').last().fill('60')
}

async function openBanner(page: Page): Promise<void> {
  const banner = page.locator('details', { has: page.locator('[id="f.contactus_banner_image"]') })
  await banner.locator('summary').first().click()
  const picture = banner.locator('img').first()
  // A picture is fetched once it is seen.
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
}

const CONTACT = {
  name: 'Lakshmi Devi',
  phone: '9845000001',
  email: 'lakshmi@example.org',
  interest: '',
} as const
const ENQUIRIES: readonly ContactBody[] = [
  {
    ...{ ...CONTACT, type: 'enquiry', course: 'Civil Engineering', source: '/contact' },
    message: 'Is there a hostel for girls, and when do admissions begin?',
  },
  {
    ...{ ...CONTACT, name: 'Basavaraj Patil', phone: '9845000002', type: 'feedback', course: 'Fees' },
    ...{ source: '/correction?id=1&figure=fees', message: 'The college told us another fee for this year.' },
  },
]

/** What visitors wrote, invented, so that there is something to answer. @param provider its address */
export async function writeEnquiries(provider: string): Promise<void> {
  for (const enquiry of ENQUIRIES) {
    const answer = await fetch(`${provider}/api/v1/contact/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    if (!answer.ok) throw new Error(`the enquiry is answered with ${answer.status}: ${await answer.text()}`)
  }
}
