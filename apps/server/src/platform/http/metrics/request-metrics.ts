import type { Metric, Sample } from './metrics-text.ts'

/** Seconds; what takes longer than the last is only counted. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Durations {
  /** How many took up to each bound, and no longer than the one before. */
  counts: number[]
  count: number
  sum: number
}

interface AnsweredRequest {
  method: string
  /** The route's pattern; undefined for what no route answers. */
  route: string | undefined
  status: number
  seconds: number
}

/** How often and how fast each route answered, since the process started. */
export class RequestMetrics {
  #answers = new Map<string, { labels: Record<string, string>; count: number }>()
  #durations = new Map<string, { labels: Record<string, string> } & Durations>()

  record({ method, route = 'none', status, seconds }: AnsweredRequest): void {
    const labels = { method, route }
    const outcome = `${Math.floor(status / 100)}xx`
    kept(this.#answers, `${method} ${route} ${outcome}`, () => ({
      labels: { ...labels, status: outcome },
      count: 0,
    })).count += 1
    const durations = kept(this.#durations, `${method} ${route}`, () => ({
      labels,
      counts: bounds.map(() => 0),
      count: 0,
      sum: 0,
    }))
    durations.count += 1
    durations.sum += seconds
    const index = bounds.findIndex((bound) => seconds <= bound)
    if (index >= 0) durations.counts[index] = (durations.counts[index] ?? 0) + 1
  }

  metrics(): Metric[] {
    return [
      {
        name: 'learntrail_requests_total',
        help: 'Requests answered, by route and class of status.',
        type: 'counter',
        samples: [...this.#answers.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'learntrail_request_duration_seconds',
        help: 'Time from a request to the end of its answer, by route.',
        type: 'histogram',
        samples: [...this.#durations.values()].flatMap(histogram),
      },
    ]
  }
}

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

function histogram({ labels, counts, count, sum }: { labels: Record<string, string> } & Durations): Sample[] {
  let upTo = 0
  const buckets = bounds.map((bound, index) => {
    upTo += counts[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
