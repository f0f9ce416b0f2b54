import type { Fault } from './fault'

/** Metrics (ADR 93) and the id of a request (ADR 94). */
export const faults: Fault[] = [
  {
    says: 'an address is never a label (ADR 93)',
    file: 'server/route-name.ts',
    find: "return isFile(page) ? `/${folder}` : 'other'",
    put: 'return isFile(page) ? `/${folder}` : page',
    test: 'server/route-name.test.ts',
    title: 'nothing that somebody writes into an address becomes a name',
  },
  {
    says: 'metrics are on no port of the visitors (ADR 93)',
    file: 'server/settings.ts',
    find: '(METRICS_PORT !== PORT &&',
    put: '(METRICS_PORT !== 0 &&',
    test: 'server/settings.test.ts',
    title: 'on a port of their own',
  },
  {
    says: 'a page from memory is counted as such (ADR 93)',
    file: 'server/reverse-proxy.ts',
    find: "    count('website_pages_total', { from: 'memory' })\n",
    put: '',
    test: 'server/metrics.test.ts',
    title: 'what was asked for is counted',
  },
  {
    says: 'a process that is gone is down (ADR 93)',
    file: 'server/metrics.ts',
    find: 'value: families === null ? 0 : 1',
    put: 'value: 1',
    test: 'server/metrics.test.ts',
    title: 'says which of them answers',
  },
  {
    says: 'nobody but our proxies gives a request its id (ADR 94)',
    file: 'server/visitor-headers.ts',
    find: '(trustProxy > 0 ? readRequestId(headers[REQUEST_ID_HEADER]) : null)',
    put: 'readRequestId(headers[REQUEST_ID_HEADER])',
    test: 'server/reverse-proxy.test.ts',
    title: 'is none that a visitor gives',
  },
  {
    says: 'a cache in front gives nobody another’s id (ADR 94)',
    file: 'server/cached-page.ts',
    find: '  if (isShared) response.removeHeader(REQUEST_ID_HEADER)\n',
    put: '',
    test: 'server/reverse-proxy.test.ts',
    title: 'is on nothing that others are given without asking us',
  },
  {
    says: 'the id goes on to the provider (ADR 94)',
    file: 'lib/server/provider/provider.ts',
    find: 'if (requestId) headers.set(REQUEST_ID_HEADER, requestId)',
    put: '',
    test: 'server/request-id.test.ts',
    title: 'has one id in the lines of website and provider',
  },
  {
    says: 'the provider believes no stranger’s id (ADR 94)',
    file: 'provider/http/request-id.ts',
    find: 'peer !== undefined && isTrusted(peer, 0)',
    put: 'peer !== undefined',
    test: 'provider/http/request-id.test.ts',
    title: 'from a stranger is replaced',
  },
]
