import { randomBytes } from 'node:crypto'
import { proposedName } from '@/lib/contract/desk/proposal-parts'

/** Where everybody sees the pictures of institutions that were uploaded. */
export const INSTITUTION_PICTURES = '/media/pictures/'
/** Where everybody sees pictures that were uploaded for content, or for a part of an institution's page. */
export const CONTENT_PICTURES = '/media/content/'
const NAMED = new RegExp(`${CONTENT_PICTURES}[\\w.-]+`, 'g')
/** Those that a text names; the address of another place may end as one of ours does. */
export const contentPicturesIn = (text: string): readonly string[] => text.match(NAMED) ?? []

/** Where the website fetches a brochure that was uploaded at the desk. */
export const BROCHURE_UPLOADS = '/media/institution-brochures/'

/** Where a picture that was uploaded for a draft of an institution is from the moment on at which that is published. */
export const publishedAddress = (address: string) =>
  address.startsWith(CONTENT_PICTURES) ? `${INSTITUTION_PICTURES}${address.slice(CONTENT_PICTURES.length)}` : address

/** An address for an upload, which nobody guesses. */
export const newUploadAddress = (folder: string, kind: 'webp' | 'pdf') =>
  `${folder}${randomBytes(16).toString('hex')}.${kind}`

/** Whether it is of an upload that is proposed and is not there any more. */
export const isUploadGone = (address: string, uploads: ReadonlySet<string>) =>
  proposedName(address) !== null && !uploads.has(address)
