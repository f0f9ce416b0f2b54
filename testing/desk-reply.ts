import type { NextResponse } from 'next/server'
import { deskReply } from '@/lib/bff/desk-reply'
import { cookiesAfter } from '@/testing/bff'

/** Where a form of the desk leads, what its page says then, and the cookies of the browser. */
export async function deskReplyAfter(answer: NextResponse, before: Record<string, string>) {
  const jar = cookiesAfter(answer, before)
  const reply = await deskReply.find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })
  return { to: answer.headers.get('location'), jar, reply }
}
