import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.templates.list
export default RECORD_PAGES.templates.list.Page
