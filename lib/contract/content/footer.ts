import {
  address,
  description,
  image,
  list,
  listed,
  modal,
  required,
  section,
  title,
  webLink,
} from '@/lib/contract/content/fields'
import { cmsAnswer, type Read } from '@/lib/contract/content/read'

/** An item of the footer: a link, or, with a `key`, a button that opens a modal. */
const menu = list({
  entry: 'MenuItem',
  expects: 'expects a link: {"label": {"en": "…"}, "url": "/about"}',
  most: 30,
  fields: { label: required(title('label')), url: address('url'), key: modal('key') },
  anyOf: ['url', 'key'],
})
export type MenuItem = Read<typeof menu>[number]

/** The footer of every page. */
const footer = section('Footer', {
  description: description('footer_desc'),
  quickLinks: listed('quickLinks', menu),
  menuOne: listed('menuone', menu),
  menu: listed('menu', menu),
  copyright: title('footer_copyright'),
  followUsTitle: title('footer_followus_title'),
  facebook: { icon: image('facebook_icon'), link: webLink('facebook_link') },
  instagram: { icon: image('insta_icon'), link: webLink('insta_link') },
  linkedin: { icon: image('linkdin_icon'), link: webLink('linkdin_link') },
})
export type Footer = Read<typeof footer>

/** `GET /cms?type=footer`. */
export const footerSections = { footer }
export const footerAnswerSchema = cmsAnswer(footerSections).transform(({ footer }) => footer)
