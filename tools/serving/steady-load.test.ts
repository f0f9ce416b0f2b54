import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '@/testing/free-port'
import { loadSteadily } from './steady-load'

test('asks as often as it should, and counts what fails', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (request.url === '/broken') return request.socket.destroy()
    response.writeHead(request.url === '/bad' ? 500 : request.url === '/unknown' ? 404 : 200).end('page')
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  try {
    const paths = ['/', '/bad', '/broken', '/unknown']
    let next = 0
    const stretch = await loadSteadily(40, 1, () => {
      const url = new URL(paths[next++ % paths.length] ?? '/', `http://127.0.0.1:${port}`)
      return { url, isTimed: url.pathname === '/' }
    })
    expect(stretch).toMatchObject({ requests: 40, errors: 20 })
    expect(stretch.timesMs).toHaveLength(10)
    expect(asked).toBe(40)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
