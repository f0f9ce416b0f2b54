import { startStubServer } from '@/testing/stub-server'
import { sendAway } from './plain-answer'

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
