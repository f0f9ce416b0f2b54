/** What follows `?` in a page's address, as Next gives it to the page: a list where a name stands there twice. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>
