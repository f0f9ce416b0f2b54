import type { SITE_EXAMPLES } from '@/lib/rules/open-data/examples'
import { openData } from '@/lib/messages/en/open-data'
import type { Translated } from '@/lib/messages/translated'

/** For whoever writes programs: addresses, limits, and the calls of the provider. */
export const developers = {
  title: 'For developers',
  description:
    'Files, addresses and calls for programs: open data of Karnataka’s institutions, limits, ETags and examples.',
  intro: 'Everything here is asked for by GET, needs no key, and is answered the same to everybody.',
  toData: openData.title,
  site: 'Addresses of this website',
  siteText: 'Use the files where you can: they have the whole directory, and cost nobody anything.',
  examples: {
    newest: 'The newest file of institutions, compressed, saved under its dated name',
    lines: 'An object on each line, for programs that read as they go',
    checksums: 'The digests of all files, for sha256sum --check',
    catalogue: 'The catalogue, DCAT-AP as JSON-LD',
    filtered: 'Any list of the website as CSV: the parameters are those of the page’s address',
  } satisfies Record<(typeof SITE_EXAMPLES)[number]['name'], string>,
  limits: 'Limits and ETags',
  limitFiles:
    'Files carry ETag, Last-Modified and Accept-Ranges. Send If-None-Match and you get 304 while nothing has changed; send Range with If-Range to go on where a download was cut. Their address keeps its bytes; the newest is one redirect (307) away.',
  limitRenewed: 'New files are made after a change, every {minutes} minutes at most. The last {kept} editions stay.',
  limitLists:
    'Lists are written while you read: {lists} at a time for all visitors, {own} for one address, for {minutes} minutes at most. Otherwise 503 with Retry-After: {seconds} seconds.',
  limitLength:
    'An address has {bytes} bytes at most (414). One address of the internet has {streams} downloads at a time; more wait, then 429.',
  limitPages: 'The provider’s lists have {usual} entries a page, {most} at most.',
  limitAnswers:
    'Answers that are the same to everybody carry an ETag where the provider sends one, as the one that comes with the project does: send If-None-Match and you get 304 while they are the same.',
  limitCors: 'Files may be read by scripts of other websites (CORS).',
  api: 'The calls of the provider',
  apiText:
    'This website gets all it shows from a provider by the calls below, described by its own openapi.json. They are open to programs where the provider’s operator opens them; the one that comes with the project listens at {base} on the machine that runs it.',
  noApi: 'The provider does not describe its calls.',
  apiFailed: 'The description of the calls cannot be had at the moment.',
  open: 'Without an account',
  withToken: 'With a session, or by a post',
  withTokenText:
    'What a visitor does and has. Listed here so that a provider of your own can have them; the words stand in openapi.json.',
  parameters: 'Parameters',
  answer: 'Answer',
  required: 'always',
  example: 'Example',
} as const
export type DeveloperMessages = Translated<typeof developers>
