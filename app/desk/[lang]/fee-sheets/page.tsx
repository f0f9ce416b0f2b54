import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.feeSheets.list
export default RECORD_PAGES.feeSheets.list.Page
