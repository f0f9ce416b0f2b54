import type { NextConfig } from 'next'
const config: NextConfig = {
  async rewrites() {
    return {
      beforeFiles: [
        {
          source: '/college/detail',
          has: [{ type: 'query', key: 'id', value: '(?<id>.+)' }],
          destination: '/en/college/:id',
        },
        { source: '/filter', destination: '/en/filter' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
}
export default config
