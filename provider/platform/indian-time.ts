import { INDIA_AHEAD_MS } from '@/lib/contract/constants'

/** A moment as `dd-mm-yyyy HH:mm` in Indian Standard Time (docs/contract.md "Texts and values"). */
export function indianDateTime(moment: Date): string {
  const [day = '', time = ''] = new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().split('T')
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`
}
