import 'server-only'
import type { OutgoingHttpHeaders } from 'node:http'
import { requestNotes, sharedNotes } from '@/lib/rules/request-notes'

/** Tells the page cache before Next that the provider failed while this answer was made, so that a good copy goes before it. */
export function noteIncomplete(): void {
  const notes = requestNotes()
  if (notes !== undefined) notes.isIncomplete = true
}

/** Tells it that this answer shows what was read before a change: it is true as of then, and not for as long as a new one. */
export function noteFormerRead(number: number): void {
  const notes = requestNotes()
  if (notes !== undefined) notes.asOf = Math.min(notes.asOf ?? number, number)
}

/** Tells it on which day in India a page was made that says something of days: the next day it is old. */
export function noteDay(headers: OutgoingHttpHeaders, day: string): void {
  if (sharedNotes() !== undefined) headers['x-note-day'] = day
}

/** Tells it as of which change a page is true that Next keeps: in the page's own headers, for whoever waits for it gets these, too. */
export function noteAsOf(headers: OutgoingHttpHeaders, number: number): void {
  if (sharedNotes() !== undefined) headers['x-note-as-of'] = String(number)
}
