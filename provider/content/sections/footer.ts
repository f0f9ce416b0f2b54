import { z } from '@hono/zod-openapi'
import { address, description, image, list, section, title, webLink } from '@/provider/content/fields'

const MOST_LINKS = 30

const item = z
  .strictObject(
    {
      label: title,
      url: address.optional(),
      key: z.enum(['login', 'register'], 'expects "login" or "register"').optional(),
    },
    'expects a link: {"label": {"en": "…"}, "url": "/about"}',
  )
  .refine(({ url, key }) => (url === undefined) !== (key === undefined), 'needs either "url" or "key"')
  .openapi('MenuItem')

/** The footer of every page (spec 1 §3 "Footer content"). */
export const footer = section('Footer', {
  footer_desc: description,
  quickLinks: list(item, MOST_LINKS),
  menuone: list(item, MOST_LINKS),
  menu: list(item, MOST_LINKS),
  footer_copyright: title,
  footer_followus_title: title,
  facebook_icon: image,
  facebook_link: webLink,
  insta_icon: image,
  insta_link: webLink,
  linkdin_icon: image,
  linkdin_link: webLink,
})
