import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerRequestMetrics } from './request-metrics.ts'
import { serveFigures } from './serve-figures.ts'

const token = 'a-token-of-16-characters'

async function asked(headers: Record<string, string>, expected: string | undefined, path = '/metrics') {
  const server = await serveFigures(async () => 'figures 1\n', { port: 0, host: '127.0.0.1', token: expected })
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const body = await answer.text()
  await new Promise((resolve) => server.close(resolve))
  return { status: answer.status, type: answer.headers.get('content-type'), body }
}

test('figures have a port of their own, and nothing else is there', async () => {
  const figures = { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: 'figures 1\n' }
  expect(await asked({}, undefined)).toEqual(figures)
  expect(await asked({}, undefined, '/')).toMatchObject({ status: 404, body: '' })
  expect(await asked({ authorization: `Bearer ${token}` }, token)).toEqual(figures)
  for (const sent of ['', 'Bearer another'])
    expect(await asked({ authorization: sent }, token)).toMatchObject({ status: 404, body: '' })
})

test('requests are counted by route and class of status, and their times add up from bound to bound', async () => {
  const registry = new Registry()
  const record = registerRequestMetrics(registry)
  const one = { method: 'GET', route: '/api/v2/posts/:id' }
  for (const [status, seconds] of [
    [200, 0.004],
    [204, 0.03],
    [404, 0.03],
    [503, 30],
  ] as const) {
    record({ ...one, status, seconds })
  }
  record({ method: 'GET', route: undefined, status: 404, seconds: 0.001 })
  const text = await registry.metrics()
  for (const line of [
    'learntrail_requests_total{method="GET",route="/api/v2/posts/:id",status="2xx"} 2',
    'learntrail_requests_total{method="GET",route="/api/v2/posts/:id",status="5xx"} 1',
    'learntrail_requests_total{method="GET",route="none",status="4xx"} 1',
    'learntrail_request_duration_seconds_bucket{le="0.01",method="GET",route="/api/v2/posts/:id"} 1',
    'learntrail_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/v2/posts/:id"} 3',
    'learntrail_request_duration_seconds_bucket{le="10",method="GET",route="/api/v2/posts/:id"} 3',
    'learntrail_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/v2/posts/:id"} 4',
    'learntrail_request_duration_seconds_count{method="GET",route="/api/v2/posts/:id"} 4',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})
