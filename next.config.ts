import { join } from 'node:path'
import type { NextConfig } from 'next'
import { LOCALES } from './lib/contract/language'
import { rewrites } from './lib/rules/routes/rewrites'
import { compressAssets } from './server/assets'

const config: NextConfig = {
  poweredByHeader: false,
  // It finds its WebAssembly beside itself.
  serverExternalPackages: ['harfbuzzjs'],
  // Title and canonical belong into <head> for everybody, not only for the robots that Next knows.
  htmlLimitedBots: /.*/,
  // `npm run types` does, in a quarter of the time (docs/adr/0100-types-by-the-native-compiler.md).
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: ({ distDir }) => compressAssets(join(distDir, 'static')),
  },
  experimental: {
    globalNotFound: true,
    // A build is begun from nothing where it is tested and where it is delivered: what it would keep is never read.
    turbopackFileSystemCacheForBuild: false,
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
    // As lib/rules/pictures/picture-sources.ts has them: a test holds the two together.
    deviceSizes: [360, 480, 640, 768, 1024, 1280, 1600],
    imageSizes: [64, 96, 128, 192, 256],
    qualities: [50],
    minimumCacheTTL: 86_400,
  },
  async redirects() {
    // A language without a prefix has one address for each page (docs/adr/0003-languages-in-addresses.md).
    return LOCALES.filter(({ prefix }) => prefix === '').map(({ code }) => ({
      source: `/${code}/:path*`,
      destination: '/:path*',
      permanent: true,
      // middleware.ts asks for the page under its internal address.
      missing: [{ type: 'header', key: 'x-page-check' }],
    }))
  },
  async rewrites() {
    return { beforeFiles: rewrites(LOCALES), afterFiles: [], fallback: [] }
  },
}

export default config
