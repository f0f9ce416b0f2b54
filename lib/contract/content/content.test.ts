import fc from 'fast-check'
import type { z } from 'zod'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { careerAnswerSchema } from '@/lib/contract/content/career'
import { contactAnswerSchema } from '@/lib/contract/content/contact'
import { footerAnswerSchema } from '@/lib/contract/content/footer'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { policyAnswerSchema } from '@/lib/contract/content/policy'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import type { Json } from '@/testing/poor-answers'

/** The fields of each section as the contract lists them; `{1-4}` counts. */
const SECTIONS: Readonly<Record<string, { name: string; schema: z.ZodType; fields: string }>> = {
  homepage: {
    name: 'homepage',
    schema: homepageBundleSchema,
    fields: `home_page_title home_page_image home_page_video section1_title section1_sub_title{1-4}
      section1_description{1-4} section1_icon{1-4} section1_image section2_title section3_title section4_title
      section5_title filter_page_image`,
  },
  contactus: {
    name: 'contact',
    schema: contactAnswerSchema,
    fields: `contactus_banner_image contactus_banner_title contactus_banner_sub_title contactus_banner_description
      contactus_section1_title contactus_phone_title contactus_phone_sub_title contactus_phone_num1
      contactus_phone_num2 contactus_email_title contactus_email_sub_title contactus_email1 contactus_email2
      contactus_address_title contactus_address_sub_title contactus_address1 contactus_address2`,
  },
  footer: {
    name: 'footer',
    schema: footerAnswerSchema,
    fields: `footer_desc footer_copyright footer_followus_title facebook_icon facebook_link insta_icon insta_link
      linkdin_icon linkdin_link`,
  },
  aboutus: {
    name: 'about',
    schema: aboutAnswerSchema,
    fields: `about_us_banner_image about_us_banner_title about_us_banner_sub_title about_us_banner_description
      about_us_section1_image about_us_mission_icon about_us_mission_title about_us_mission_description
      about_us_vision_icon about_us_vision_title about_us_vision_description about_us_section2_title
      about_us_section2_icon{1-10} about_us_section2_sub_title{1-10} about_us_section2_description{1-10}
      about_us_section3_title about_us_section4_title about_us_section4_description`,
  },
  career: {
    name: 'career',
    schema: careerAnswerSchema,
    fields: `career_banner_image career_title career_sub_title career_description career_section1_title
      career_section1_description career_section1_image career_section2_title career_section2_icon{1-4}
      career_section2_sub_title{1-4} career_section2_description{1-4} career_section3_title career_section3_icon{1-8}
      career_section3_sub_title{1-8} career_section3_description{1-8} mentoring_section3_title mentoring_section3_desc
      mentoring_section4_title`,
  },
  whykarnataka: {
    name: 'whykarnataka',
    schema: whyKarnatakaAnswerSchema,
    fields: `why_karnataka_banner_image why_karnataka_title why_karnataka_sub_title why_karnataka_description
      section1_title section1_description section2_title section2_description section2_icon{1-10} section2_title{1-10}
      section2_description{1-10} section3_title section3_image section4_title section4_desc culture_title{1-4}
      culture_sub_title{1-4} culture_desc{1-4} culture_image{1-4} section5_title section5_desc section5_icon{1-10}
      section5_sub_title{1-10} section5_desc{1-10} section6_title section6_desc section6_icon{1-10}
      section6_sub_title{1-10} section6_desc{1-10} section7_title section7_desc section7_icon{1-10}
      section7_sub_title{1-10} section7_sub_desc{1-10} section8_image section8_title section8_desc
      section8_sub_title{1-4} section9_title section9_desc`,
  },
  mentoring: {
    name: 'mentor',
    schema: mentoringAnswerSchema,
    fields: `mentoring_banner_image mentoring_title mentoring_sub_title mentoring_description mentoring_section1_title
      mentoring_section1_desc mentoring_offer_icon{1-4} mentoring_offer_title{1-4} mentoring_section2_title
      mentoring_section2_desc mentoring_section3_title mentoring_section3_desc mentoring_section4_title
      mentoring_section4_desc`,
  },
}

function fieldNames(fields: string): string[] {
  return fields.split(/\s+/).flatMap((field) => {
    const [, stem, most] = /^(.+)\{1-(\d+)\}$/.exec(field) ?? []
    return stem === undefined ? [field] : Array.from({ length: Number(most) }, (_, index) => `${stem}${index + 1}`)
  })
}

/** Each field holds its own name, so that what was read tells where it came from. */
function valueOf(field: string): Json {
  if (/_(image|icon|video)\d*$/.test(field)) return `/${field}.webp`
  return { en: field.endsWith('_link') ? `https://example.org/${field}` : field, kn: `ಕ ${field}` }
}

function answerOf(name: string, fields: string): { data: { [key: string]: { [key: string]: Json } } } {
  return { data: { [name]: Object.fromEntries(fieldNames(fields).map((field) => [field, valueOf(field)])) } }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe.each(Object.entries(SECTIONS))('GET /cms?type=%s', (_, { name, schema, fields }) => {
  const answer = answerOf(name, fields)

  test('every field of the contract is read, once', () => {
    const written = strings(answer).filter((text) => !/_link$/.test(text) || !text.startsWith('ಕ'))
    expect(strings(schema.parse(answer)).toSorted()).toEqual(written.toSorted())
  })

  test('is read with every other field missing, null, empty or of the wrong type, and keeps the rest', () => {
    const names = fieldNames(fields)
    for (const remainder of [0, 1]) {
      const good = names.filter((_, index) => index % 2 === remainder).map((field) => [field, valueOf(field)])
      const expected = strings(schema.parse({ data: { [name]: Object.fromEntries(good) } }))
      for (const poor of [undefined, null, '', ' ', true, [], ['x'], {}, { kn: 'x' }, { x: 1 }]) {
        const all = Object.fromEntries(names.map((field) => [field, poor]))
        const mixed = { ...all, ...Object.fromEntries(good) }
        expect(strings(schema.parse({ data: { [name]: mixed } }))).toEqual(expected)
      }
      expect(expected.length).toBeGreaterThanOrEqual(good.length)
    }
  })

  test('is read with something else in its place', () => {
    for (const poor of [null, '', 'x', 7, true, [], ['x']]) {
      expect(strings(schema.parse({ data: { [name]: poor } }))).toEqual([])
    }
  })

  test('says nothing, or is an error, when the answer is none', () => {
    for (const nothing of [{ data: {} }, { data: null }, { data: [] }, { data: { [name]: [] } }]) {
      expect(strings(schema.parse(nothing))).toEqual([])
    }
    for (const error of [{}, null, [], 'x', { data: 'x' }, { data: 7 }, { data: [1] }, { message: 'Server Error' }]) {
      expect(schema.safeParse(error).success).toBe(false)
    }
  })

  test('any JSON under data is read, and any JSON at all does not throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => schema.safeParse({ data: { [name]: value } }).success))
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof schema.safeParse(value).success === 'boolean'))
  })
})

test('numbered fields keep their place when others are missing', () => {
  const about = aboutAnswerSchema.parse({
    data: { about: { about_us_section2_sub_title3: 'Third', about_us_section2_icon10: '/10.svg' } },
  })
  expect(about?.section2.items).toHaveLength(10)
  expect(about?.section2.items[2]).toEqual({ icon: null, subTitle: { en: 'Third' }, description: null })
  expect(about?.section2.items[9]).toEqual({ icon: '/10.svg', subTitle: null, description: null })
})

test("a section's own title is not one of its numbered titles", () => {
  const why = whyKarnatakaAnswerSchema.parse({
    data: { whykarnataka: { section2_title: 'All', section2_title1: 'One' } },
  })
  expect(why?.section2.title).toEqual({ en: 'All' })
  expect(why?.section2.items.slice(0, 2).map((item) => item.title)).toEqual([{ en: 'One' }, null])
})

test('the homepage bundle keeps its lists when one of its parts is bad', () => {
  const bundle = homepageBundleSchema.parse({
    data: {
      homepage: 'none',
      contact: null,
      testimonial: {
        data: [{ name: 'Asha', job_title: 'Student', description: 'Good', image_url: '' }, { name: 'Ravi' }],
      },
      founders: [{ name: { en: 'Meera' }, description: { en: 'Teacher' } }, {}],
      partners: [{ institute_id: 7, name: 'Kaveri', logo: '/k.webp', city: 'Mysuru' }],
      categories: [{ id: 101, institute_type_id: '1', name: { en: 'Civil' }, description: null, image_url: '/c.svg' }],
      notifications: 'none',
    },
  })
  expect(bundle).toEqual({
    homepage: null,
    contact: null,
    testimonials: [{ name: { en: 'Asha' }, jobTitle: { en: 'Student' }, description: { en: 'Good' }, image: null }],
    founders: [{ name: { en: 'Meera' }, description: { en: 'Teacher' }, image: null }],
    partners: [{ instituteId: '7', name: { en: 'Kaveri' }, logo: '/k.webp', city: { en: 'Mysuru' } }],
    categories: [{ id: '101', instituteTypeId: '1', name: { en: 'Civil' }, description: null, image: '/c.svg' }],
    notifications: [],
  })
})

test('mentors stand without the texts of their page', () => {
  const mentors_data = [{ id: 1, name: 'Meera', job_title: { en: 'Counsellor' }, image_url: '/m.webp' }, { id: 2 }]
  expect(mentoringAnswerSchema.parse({ data: { mentors_data } })).toEqual({
    texts: null,
    mentors: [{ id: '1', name: { en: 'Meera' }, jobTitle: { en: 'Counsellor' }, image: '/m.webp' }],
  })
})

test("a footer's items lead somewhere or are left out", () => {
  const menu = [
    { label: 'About', url: 'about' },
    { label: { en: 'Sign in', kn: 'ಸೈನ್ ಇನ್' }, key: 'Login' },
    { label: 'Run', url: 'javascript:alert(1)' },
    { label: 'Nowhere' },
    { url: '/about' },
    { label: 'Odd', url: '/odd', key: 'logout' },
  ]
  const footer = footerAnswerSchema.parse({ data: { footer: { menu, quickLinks: { data: menu }, menuone: 'none' } } })
  const expected = [
    { label: { en: 'About' }, url: '/about', key: null },
    { label: { en: 'Sign in', kn: 'ಸೈನ್ ಇನ್' }, url: null, key: 'login' },
    { label: { en: 'Odd' }, url: '/odd', key: null },
  ]
  expect(footer).toMatchObject({ menu: expected, quickLinks: expected, menuOne: [] })
})

test('highlights have a text or are left out', () => {
  const highlights = [
    { label: 'Food', subtitle: 'Of the coast', image: '/f.webp', content: 'Fish\nRice' },
    { image: '/g.webp' },
  ]
  expect(whyKarnatakaAnswerSchema.parse({ data: { whykarnataka: { highlights } } })?.highlights).toEqual([
    { label: { en: 'Food' }, subTitle: { en: 'Of the coast' }, image: '/f.webp', content: { en: 'Fish\nRice' } },
  ])
})

describe('policies', () => {
  test.each(['refundpolicy', 'privacypolicy', 'termpolicy'] as const)(
    '%s is a text under its own name, twice',
    (type) => {
      const schema = policyAnswerSchema(type)
      expect(schema.parse({ data: { [type]: { [type]: { en: '1. First' } } } })).toEqual({ en: '1. First' })
      expect(schema.parse({ data: { [type]: { [type]: '<p>First</p>' } } })).toEqual({ en: '<p>First</p>' })
      for (const policy of [{ kn: 'ಒಂದು' }, '', null, [], false]) {
        expect(schema.parse({ data: { [type]: { [type]: policy } } })).toBeNull()
      }
      expect(schema.parse({ data: null })).toBeNull()
      expect(schema.safeParse({ message: 'Server Error' }).success).toBe(false)
    },
  )
})
