import { z } from 'zod'
import { cmsSection, content, field, group } from '@/lib/contract/content'
import { englishText, image, list, reading, required, string, text } from '@/lib/contract/lenient'
import { link } from '@/lib/contract/link'

const MODALS = ['login', 'register'] as const
const modal = reading((value) => {
  const key = string.parse(value)?.toLowerCase()
  return MODALS.find((name) => name === key) ?? null
})

const menuItemSchema = z
  .object({ label: required(text), url: link, key: modal })
  .refine(({ url, key }) => url !== null || key !== null, 'leads nowhere: no "url" and no "key"')
/** An item of the footer: a link, or, with a `key`, a button that opens a modal. */
export type MenuItem = z.output<typeof menuItemSchema>

/** A link that the provider sends as a `Text`. */
const textLink = reading((value) => link.parse(englishText.parse(value)))

/** The section `footer` (spec 1 §3, "Footer content"). */
export const footerSchema = content({
  description: field('footer_desc', text),
  quickLinks: field('quickLinks', list(menuItemSchema)),
  menuOne: field('menuone', list(menuItemSchema)),
  menu: field('menu', list(menuItemSchema)),
  copyright: field('footer_copyright', text),
  followUsTitle: field('footer_followus_title', text),
  facebook: group({ icon: field('facebook_icon', image), link: field('facebook_link', textLink) }),
  instagram: group({ icon: field('insta_icon', image), link: field('insta_link', textLink) }),
  linkedin: group({ icon: field('linkdin_icon', image), link: field('linkdin_link', textLink) }),
})
export type Footer = z.output<typeof footerSchema>

/** `GET /cms?type=footer`. */
export const footerAnswerSchema = cmsSection('footer', footerSchema)
