/** `GET /cms?type=footer` of the other provider: texts bare and by language, items that are none among the good. */
export const footer = (host: string): unknown => ({
  status: 'success',
  data: {
    footer: {
      footer_desc: 'Schools and colleges along the rivers of Karnataka.',
      quickLinks: [
        { label: 'All colleges', url: '/filter' },
        { label: { en: 'About the state', kn: 'ರಾಜ್ಯದ ಬಗ್ಗೆ' }, url: 'Whykarnataka' },
        { label: 'Sign in', key: 'login' },
        { label: { en: 'Join us' }, url: '', key: 'Register' },
        { label: 'Leads nowhere' },
        { label: 'A trick', url: 'javascript:alert(1)' },
        null,
      ],
      menuone: { data: [{ label: 'Write to us', url: 'mailto:office@rivers.example' }] },
      menu: [{ label: 'Partners', url: 'https://partners.rivers.example/', key: 'unknown' }],
      footer_copyright: { en: '© Rivers of Learning', kn: '© ಕಲಿಕೆಯ ನದಿಗಳು' },
      footer_followus_title: 'Find us',
      facebook_icon: `${host}/pictures/facebook.svg`,
      facebook_link: { en: 'https://facebook.example/rivers' },
      insta_icon: '',
      insta_link: 'https://instagram.example/rivers',
      linkdin_icon: null,
      linkdin_link: { kn: 'https://linkedin.example/rivers' },
    },
  },
})
