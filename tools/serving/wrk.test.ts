import { readWrk } from './wrk'

const OUTPUT = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   812.45us    1.02ms  21.40ms   95.10%
  Latency Distribution
     50%  543.00us
     75%    0.91ms
     90%    1.42ms
     99%    1.20s
  41210 requests in 2.00s, 1.12GB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:  20567.32
Transfer/sec:    573.90MB
`

test('reads what wrk prints', () => {
  expect(readWrk(OUTPUT)).toEqual({ perSecond: 20567.32, p50Ms: 0.543, p99Ms: 1200, failed: 10 })
})
