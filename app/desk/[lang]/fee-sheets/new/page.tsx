import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.feeSheets.add
export default RECORD_PAGES.feeSheets.add.Page
