import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.templates.add
export default RECORD_PAGES.templates.add.Page
