import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.notifications.add
export default RECORD_PAGES.notifications.add.Page
