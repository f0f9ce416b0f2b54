/** Passing a page on. */
export const share = {
  button: 'Share',
  copied: 'Link copied.',
  field: 'Copy this link',
  close: 'Close',
  whatsapp: 'WhatsApp',
  newTab: '(opens in a new tab)',
  download: 'Download as CSV',
} as const
