import type { LoopDelay } from '../health/loop-delay.ts'
import type { Metric } from './metrics-text.ts'

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

/** Memory, processor time and how late the event loop was since somebody last looked. */
export function processMetrics(delay: LoopDelay): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const { p50, p99, most } = delay.take()
  const delays = [
    { quantile: '0.5', value: p50 },
    { quantile: '0.99', value: p99 },
    { quantile: '1', value: most },
  ]
  return [
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('nodejs_heap_used_bytes', 'Memory of JavaScript objects.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and libraries.', external),
    gauge('process_start_time_seconds', 'When the process started.', Date.now() / 1_000 - process.uptime()),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    {
      name: 'nodejs_eventloop_delay_seconds',
      help: 'How long timers of 20 ms took since the last look.',
      type: 'gauge',
      samples: delays.map(({ quantile, value }) => ({ labels: { quantile }, value })),
    },
  ]
}
