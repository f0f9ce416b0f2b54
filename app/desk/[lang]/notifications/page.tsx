import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'

export const { generateMetadata } = RECORD_PAGES.notifications.list
export default RECORD_PAGES.notifications.list.Page
