import { startStubServer } from '@/testing/stub-server'
import { sendAway, sendRefusal } from './plain-answer'
import { TOO_LARGE } from './refusal'

test('while Next is not there the page says so in every language, is kept by nobody, has the number of the request, and says when to come back', async () => {
  const reverseProxy = await startStubServer()
  reverseProxy.answer((_, response) => sendAway(response, '7KXM-92QT-BD4F'))
  const answer = await fetch(`${reverseProxy.url}/about`)
  const page = await answer.text()
  await reverseProxy.close()
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(page).toContain('<title>One moment, please</title>')
  expect(page).toContain(
    '<section lang="en"><h1>One moment, please</h1><p>The website is just starting. Please try again in a few seconds.</p><p>If you write to us, give this number: <b translate="no">7KXM-92QT-BD4F</b></p></section>',
  )
  expect(page).toContain(
    '<section lang="kn"><h2>ಒಂದು ಕ್ಷಣ, ದಯವಿಟ್ಟು</h2><p>ಜಾಲತಾಣ ಈಗಷ್ಟೇ ಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕೆಲವು ಕ್ಷಣಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.</p><p>ನಮಗೆ ಬರೆಯುವುದಾದರೆ ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ: <b translate="no">7KXM-92QT-BD4F</b></p></section>',
  )
})

test.each([
  ['https://guide.example/kn/contact', '<h1>ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ</h1>'],
  ['https://guide.example/desk/kn/dates', '<h1>ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ</h1>'],
  ['https://guide.example/contact', '<h1>This is too long to be sent</h1><p>Nothing was sent. Go back in your browser'],
  ['https://guide.example/', '<section lang="kn"><h2>ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ</h2>'],
])('too long a form from %s is refused with a page in its language, a script without one', async (referer, said) => {
  const reverseProxy = await startStubServer()
  reverseProxy.answer((request, response) => sendRefusal(request, response, TOO_LARGE))
  const send = (accept: string) => fetch(`${reverseProxy.url}/api/contact`, { headers: { accept, referer } })
  const [page, plain] = [await send('text/html,*/*'), await send('application/json')]
  const [html, text] = [await page.text(), await plain.text()]
  await reverseProxy.close()
  expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
  expect(html).toContain(said)
  expect([plain.status, text]).toEqual([413, '413 Payload Too Large\n'])
})

test.each([
  ['/api/profile?x', '5 MB'],
  ['/desk/do/institution-picture-add', '5 MB'],
  ['/desk/do/institution-brochure', '10 MB'],
  ['/desk/do/import-add', '1.5 MB'],
])('of a file that is too large for %s it is said how large it may be: %s', async (path, most) => {
  const reverseProxy = await startStubServer()
  reverseProxy.answer((request, response) => sendRefusal(request, response, TOO_LARGE))
  const headers = { accept: 'text/html', referer: 'https://guide.example/account/settings' }
  const html = await (await fetch(reverseProxy.url + path, { headers })).text()
  await reverseProxy.close()
  expect(html).toContain('<title>The file is too large</title>')
  expect(html).toContain(`at most ${most} are read at once`)
  expect(html).not.toContain('lang="kn"')
})
