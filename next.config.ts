import type { NextConfig } from 'next'

/** English stands at the addresses of the route table, without a prefix (docs/adr/0003-languages-in-addresses.md). */
function localized(source: string, destination: string, extra: object = {}) {
  return [
    { source, destination: `/en${destination}`, ...extra },
    { source: `/kn${source === '/' ? '' : source}`, destination: `/kn${destination}`, ...extra },
  ]
}

const withId = { has: [{ type: 'query' as const, key: 'id', value: '(?<id>[^/?#]{1,64})' }] }

const config: NextConfig = {
  poweredByHeader: false,
  // Title and canonical belong into <head> for everybody, not only for the robots that Next knows.
  htmlLimitedBots: /.*/,
  experimental: {
    globalNotFound: true,
    // Rendered pages stay in memory: one on disk would outlive a change of provider, and be shared by two
    // websites that run from one build.
    isrFlushToDisk: false,
  },
  images: {
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/pictures/**', search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    formats: ['image/avif', 'image/webp'],
    // As lib/rules/picture-sources.ts has them: a test holds the two together.
    deviceSizes: [360, 480, 640, 768, 1024, 1280, 1600],
    imageSizes: [64, 96, 128, 192, 256],
    qualities: [50],
    minimumCacheTTL: 86_400,
  },
  async redirects() {
    return [
      {
        source: '/en/:path*',
        destination: '/:path*',
        permanent: true,
        // middleware.ts asks for the page under its internal address.
        missing: [{ type: 'header', key: 'x-page-check' }],
      },
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...localized('/', ''),
        ...localized('/filter', '/filter'),
        ...localized('/filter/steps', '/filter/steps'),
        ...localized('/about', '/about'),
        ...localized('/careerCounselling', '/careerCounselling'),
        ...localized('/mentoring', '/mentoring'),
        ...localized('/Whykarnataka', '/Whykarnataka'),
        ...localized('/contact', '/contact'),
        ...localized('/explore-all', '/explore-all'),
        ...localized('/updates-list', '/updates-list'),
        ...localized('/privacy', '/privacy'),
        ...localized('/refund', '/refund'),
        ...localized('/tearms', '/tearms'),
        ...localized('/gallery', '/gallery'),
        ...localized('/pricing', '/pricing'),
        ...localized('/compare', '/compare'),
        ...localized('/shortlist', '/shortlist'),
        ...localized('/reply/:form(contact|counselling|mentoring)', '/reply/:form'),
        ...localized('/pay/:id([0-9a-f-]{36})', '/pay/:id'),
        ...localized('/login', '/login'),
        ...localized('/register', '/register'),
        ...localized('/myprofile', '/myprofile'),
        ...localized('/settings', '/settings'),
        ...localized('/college/review', '/review'),
        ...localized('/styleguide', '/styleguide'),
        ...localized('/college/detail', '/college/:id', withId),
        // No id, or one that cannot be any: middleware.ts gives it the status 404.
        ...localized('/college/detail', '/missing/institution'),
      ],
      afterFiles: [],
      fallback: [],
    }
  },
}

export default config
