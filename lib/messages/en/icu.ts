import { icuIn } from '@/lib/messages/icu'

export const icu = icuIn('en')
