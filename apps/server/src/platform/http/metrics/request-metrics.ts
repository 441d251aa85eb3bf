import { Counter, Histogram, type Registry } from 'prom-client'

/** Bucket bounds in seconds; anything slower is only counted. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface AnsweredRequest {
  method: string
  /** The route's pattern; undefined if no route matched. */
  route: string | undefined
  status: number
  seconds: number
}

/**
 * Registers count and duration of answers by route, since the process started, and returns the function that records
 * one.
 */
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
