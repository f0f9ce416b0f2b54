import { signIn } from '@/lib/messages/en/sign-in'
import type { LinkTexts } from '@/lib/rules/routes/links'
import type { Translated } from '@/lib/messages/translated'

/** Texts of the frame around every page: navbar, footer, document title. */
export const layout = {
  brand: 'Karnataka Education Guide',
  brandShort: { first: 'Karnataka', second: 'Education Guide' },
  description:
    'Find schools, colleges and universities in every district of Karnataka. Compare courses, fees and facilities, and choose calmly.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  findInstitution: 'Find an institution',
  shortlist: 'Your shortlist',
  compare: 'Compare institutions',
  myProfile: signIn.myProfile,
  languages: 'Language',
  /** The links of the navbar (spec 1 §2 "Navbar"). */
  links: {
    about: 'About us',
    whyKarnataka: 'Why Karnataka',
    mentoring: 'Mentoring & Team',
    career: 'Career Counseling',
    contact: 'Contact us',
  } satisfies LinkTexts<'navbar'>,
  /** The footer's own links, for what the content leaves out (spec 1 §2 "Footer"). */
  footerLinks: {
    whyKarnataka: 'Why Karnataka',
    mentoring: 'Mentoring & Team',
    contact: 'Contact us',
    about: 'About Us',
    career: 'Career Counseling',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    refund: 'Refund Policy',
    chances: 'Where was my rank enough?',
    dates: 'Exam dates',
    costs: 'What it costs',
    sources: 'Sources',
    data: 'Open data',
    developers: 'Developers',
  } satisfies LinkTexts<'footer'>,
  footerNavigation: 'Footer',
  footerDescription:
    'A guide to schools, colleges and universities in all 31 districts of Karnataka, for students and the people who help them choose.',
  quickLinks: 'Quick Links',
  footerMenu: 'Menu',
  policies: 'Policies',
  aboutData: 'About the data',
  forAdmission: 'For your admission',
  followUs: 'Follow us',
  newTab: '(opens in a new tab)',
  copyright: '© 2025 {brand} All rights reserved.',
  footerFailed: 'Failed to load footer',
  footerLoading: 'Loading the footer',
  retry: 'Try again',
  footerClosing: 'Every district. Every stream. One calm place to choose from.',
  attributionBefore: 'Districts and towns from the',
  attributionAfter: 'Ministry of Panchayati Raj, Government of India.',
} as const
export type LayoutMessages = Translated<typeof layout>
