import { Counter, Histogram, type Registry } from 'prom-client'

/** Seconds; what takes longer than the last is only counted. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface AnsweredRequest {
  method: string
  /** The route's pattern; undefined for what no route answers. */
  route: string | undefined
  status: number
  seconds: number
}

/** Counts how often and how fast each route answered, since the process started. */
export function registerRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const answers = new Counter({
    name: 'learntrail_requests_total',
    help: 'Requests answered, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'learntrail_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route.',
    labelNames: ['method', 'route'],
    buckets: bounds,
    registers: [registry],
  })
  return ({ method, route = 'none', status, seconds }) => {
    answers.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
    durations.observe({ method, route }, seconds)
  }
}
