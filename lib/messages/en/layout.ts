/** Texts of the frame around every page: navbar, footer, document title. */
export const layout = {
  brand: 'Karnataka Education Guide',
  brandShort: { first: 'Karnataka', second: 'Education Guide' },
  description:
    'Find schools, colleges and universities in every district of Karnataka. Compare courses, fees and facilities, and choose calmly.',
  skipToContent: 'Skip to content',
  home: 'Home',
  mainNavigation: 'Main',
  menu: 'Menu',
  findInstitution: 'Find an institution',
  languages: 'Language',
  footerNavigation: 'Footer',
  footerDescription:
    'A guide to schools, colleges and universities in all 31 districts of Karnataka, for students and the people who help them choose.',
  explore: 'Explore',
  footerClosing: 'Every district. Every stream. One calm place to choose from.',
  attributionBefore: 'Districts and towns from the',
  attributionSource: 'Local Government Directory',
  attributionAfter: 'Ministry of Panchayati Raj, Government of India.',
}
export type LayoutMessages = typeof layout
