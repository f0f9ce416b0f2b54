import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.dates.list
export default RECORD_PAGES.dates.list.Page
