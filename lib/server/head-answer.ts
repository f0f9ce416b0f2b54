import 'server-only'

/**
 * An answer as HEAD wants it: without its body, which Next would leave unread, so that whatever writes it kept its place
 * and its connection.
 */
export async function answerHead(request: Request, answer: Response): Promise<Response> {
  if (request.method !== 'HEAD') return answer
  await answer.body?.cancel()
  return new Response(null, answer)
}
