import { description, image, section, title } from '@/provider/content/fields'

/** The contact page, and the contact part of the home page (spec 1 §3 "Contact content"). */
export const contact = section('Contact', {
  contactus_banner_image: image,
  contactus_banner_title: title,
  contactus_banner_sub_title: title,
  contactus_banner_description: description,
  contactus_section1_title: title,
  contactus_phone_title: title,
  contactus_phone_sub_title: title,
  contactus_phone_num1: title,
  contactus_phone_num2: title,
  contactus_email_title: title,
  contactus_email_sub_title: title,
  contactus_email1: title,
  contactus_email2: title,
  contactus_address_title: title,
  contactus_address_sub_title: title,
  contactus_address1: title,
  contactus_address2: title,
})
