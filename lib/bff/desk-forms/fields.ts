import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { language } from '@/lib/bff/form-route'
import type { RoomPost } from '@/lib/rules/desk/desk-posts'

/** What takes a post of the desk. */
export type Post = (request: NextRequest) => Promise<NextResponse>
/** Some of those of its rooms. */
export type DeskForms = Partial<Record<RoomPost, Post>>

/** The fields of a form of the desk: each says in which language its page is. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ lang: language, ...shape })

/** Which version of a record was shown. */
export const version = z.coerce.number().int().min(0)
