import { policy, section } from '@/provider/content/fields'

export const refundpolicy = section('RefundPolicy', { refundpolicy: policy })
export const privacypolicy = section('PrivacyPolicy', { privacypolicy: policy })
export const termpolicy = section('TermPolicy', { termpolicy: policy })
