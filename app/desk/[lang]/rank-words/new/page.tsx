import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.rankWords.add
export default RECORD_PAGES.rankWords.add.Page
