import type { z } from 'zod'
import { cmsSection, content, type FieldReader, field, group } from '@/lib/contract/content'
import { image, type Text, text } from '@/lib/contract/lenient'

/** The lines of a card, without those that are missing. */
function lines(first: string, second: string): FieldReader<Text[]> {
  return (fields) => [text.parse(fields[first]), text.parse(fields[second])].filter((line) => line !== null)
}

/** The section `contact`, of the contact page and of the homepage bundle (spec 1 §3, "Contact content"). */
export const contactSchema = content({
  banner: group({
    image: field('contactus_banner_image', image),
    title: field('contactus_banner_title', text),
    subTitle: field('contactus_banner_sub_title', text),
    description: field('contactus_banner_description', text),
  }),
  section1Title: field('contactus_section1_title', text),
  phone: group({
    title: field('contactus_phone_title', text),
    subTitle: field('contactus_phone_sub_title', text),
    lines: lines('contactus_phone_num1', 'contactus_phone_num2'),
  }),
  email: group({
    title: field('contactus_email_title', text),
    subTitle: field('contactus_email_sub_title', text),
    lines: lines('contactus_email1', 'contactus_email2'),
  }),
  address: group({
    title: field('contactus_address_title', text),
    subTitle: field('contactus_address_sub_title', text),
    lines: lines('contactus_address1', 'contactus_address2'),
  }),
})
export type Contact = z.output<typeof contactSchema>

/** `GET /cms?type=contactus`. */
export const contactAnswerSchema = cmsSection('contact', contactSchema)
