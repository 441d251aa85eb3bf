import { expect, test } from 'vitest'
import { mayReadMetrics } from './may-read-metrics.rules.ts'
import { metricsText } from './metrics-text.ts'
import { RequestMetrics } from './request-metrics.ts'

const token = 'a-token-of-16-characters'

test.each([
  ['127.0.0.1', {}, undefined, true],
  ['::1', {}, undefined, true],
  ['::ffff:127.0.0.1', {}, undefined, true],
  ['192.0.2.1', {}, undefined, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, undefined, false],
  ['127.0.0.1', { forwarded: 'for=192.0.2.1' }, undefined, false],
  ['127.0.0.1', { via: '1.1 proxy' }, undefined, false],
  ['127.0.0.1', {}, token, false],
  ['127.0.0.1', { authorization: 'Bearer another' }, token, false],
  ['192.0.2.1', { authorization: `Bearer ${token}` }, token, true],
  ['127.0.0.1', { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' }, token, true],
  [undefined, {}, undefined, false],
])('from %s with %j where the token is %s: may read %s', (address, headers, expected, may) => {
  expect(mayReadMetrics({ address, headers }, expected)).toBe(may)
})

test('labels are written so that no value breaks a line', () => {
  const samples = [{ labels: { route: 'a"b\\c\nd' }, value: 1 }]
  expect(metricsText([{ name: 'm', help: 'What it is.', type: 'gauge', samples }])).toBe(
    '# HELP m What it is.\n# TYPE m gauge\nm{route="a\\"b\\\\c\\nd"} 1\n',
  )
})

test('requests are counted by route and class of status, and their times add up from bound to bound', () => {
  const requests = new RequestMetrics()
  const one = { method: 'GET', route: '/api/v2/posts/:id' }
  for (const [status, seconds] of [
    [200, 0.004],
    [204, 0.03],
    [404, 0.03],
    [503, 30],
  ] as const) {
    requests.record({ ...one, status, seconds })
  }
  requests.record({ method: 'GET', route: undefined, status: 404, seconds: 0.001 })
  const text = metricsText(requests.metrics())
  for (const line of [
    'learntrail_requests_total{method="GET",route="/api/v2/posts/:id",status="2xx"} 2',
    'learntrail_requests_total{method="GET",route="/api/v2/posts/:id",status="5xx"} 1',
    'learntrail_requests_total{method="GET",route="none",status="4xx"} 1',
    'learntrail_request_duration_seconds_bucket{method="GET",route="/api/v2/posts/:id",le="0.01"} 1',
    'learntrail_request_duration_seconds_bucket{method="GET",route="/api/v2/posts/:id",le="0.05"} 3',
    'learntrail_request_duration_seconds_bucket{method="GET",route="/api/v2/posts/:id",le="10"} 3',
    'learntrail_request_duration_seconds_bucket{method="GET",route="/api/v2/posts/:id",le="+Inf"} 4',
    'learntrail_request_duration_seconds_count{method="GET",route="/api/v2/posts/:id"} 4',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})
