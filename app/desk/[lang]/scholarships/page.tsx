import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.scholarships.list
export default RECORD_PAGES.scholarships.list.Page
