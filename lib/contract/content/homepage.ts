import type { z } from 'zod'
import { contact } from '@/lib/contract/content/contact'
import {
  description,
  image,
  list,
  numbered,
  required,
  section,
  streamId,
  title,
  typeId,
  written,
} from '@/lib/contract/content/fields'
import { founders, testimonial } from '@/lib/contract/content/person'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'
import { list as lenientList } from '@/lib/contract/lenient'
import { notificationSchema } from '@/lib/contract/notification'
import { partnerSchema } from '@/lib/contract/partner'

/** The texts of the home page; `exploreCards` always has four places. */
const homepage = section('Homepage', {
  title: title('home_page_title'),
  image: image('home_page_image'),
  /** The address of the promotional video, in the manner of an image's. */
  video: image('home_page_video'),
  section1Title: title('section1_title'),
  exploreCards: numbered(4, {
    subTitle: title('section1_sub_title'),
    description: description('section1_description'),
    icon: image('section1_icon'),
  }),
  section1Image: image('section1_image'),
  section2Title: title('section2_title'),
  section3Title: title('section3_title'),
  section4Title: title('section4_title'),
  section5Title: title('section5_title'),
  filterPageImage: image('filter_page_image'),
})

/** Tiles of the categories carousel, which lead to `/filter` with their type and stream. */
const categories = list({
  entry: 'Category',
  expects: 'expects a category: {"id": 101, "institute_type_id": 1, "name": {"en": "…"}, …}',
  most: 100,
  fields: {
    id: written(streamId('id')),
    instituteTypeId: written(typeId('institute_type_id')),
    name: required(title('name')),
    description: description('description'),
    image: image('image_url'),
  },
})
export type Category = Read<typeof categories>[number]

export const homepageSections = { homepage, testimonial, founders, categories, contact }

/** `GET /cms?type=homepage`. `homepage` and `contact` are `null` when the bundle lacks them. */
export const homepageBundleSchema = cmsAnswer(homepageSections, {
  partners: lenientList(partnerSchema),
  notifications: lenientList(notificationSchema),
}).transform(({ testimonial, ...bundle }) => ({ ...bundle, testimonials: testimonial }))
export type HomepageBundle = z.output<typeof homepageBundleSchema>
