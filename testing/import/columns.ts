/** For tests of the website, which may not look into the provider: what a column of a list can be. */
export { OWN_COLUMNS } from '@/provider/import/sources/own-columns'
