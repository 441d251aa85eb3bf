declare module 'autocannon' {
  interface Options {
    url: string
    connections?: number
    /** In seconds. */
    duration?: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Called once per connection. */
    setupClient?: (client: { setBody(body: string): void; setHeaders(headers: Record<string, string>): void }) => void
    /** Sent in rotation; `setupRequest` makes each one. */
    requests?: { setupRequest: (request: object) => object }[]
  }

  interface Result {
    errors: number
    non2xx: number
    requests: { average: number; total: number }
    /** In milliseconds. */
    latency: { p50: number; p99: number; max: number }
  }

  export default function autocannon(options: Options): Promise<Result>
}
