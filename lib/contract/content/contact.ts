import { description, image, section, title } from '@/lib/contract/content/fields'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'

/** The contact page, and the contact part of the home page. */
export const contact = section('Contact', {
  banner: {
    image: image('contactus_banner_image'),
    title: title('contactus_banner_title'),
    subTitle: title('contactus_banner_sub_title'),
    description: description('contactus_banner_description'),
  },
  section1Title: title('contactus_section1_title'),
  phone: {
    title: title('contactus_phone_title'),
    subTitle: title('contactus_phone_sub_title'),
    lines: [title('contactus_phone_num1'), title('contactus_phone_num2')],
  },
  email: {
    title: title('contactus_email_title'),
    subTitle: title('contactus_email_sub_title'),
    lines: [title('contactus_email1'), title('contactus_email2')],
  },
  address: {
    title: title('contactus_address_title'),
    subTitle: title('contactus_address_sub_title'),
    lines: [title('contactus_address1'), title('contactus_address2')],
  },
})
export type Contact = Read<typeof contact>

/** `GET /cms?type=contactus`. */
export const contactSections = { contact }
export const contactAnswerSchema = cmsAnswer(contactSections).transform(({ contact }) => contact)
