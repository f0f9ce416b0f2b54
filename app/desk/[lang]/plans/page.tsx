import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.plans.list
export default RECORD_PAGES.plans.list.Page
