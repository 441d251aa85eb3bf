import { Gauge, type Registry } from 'prom-client'
import type { LoopDelay } from '../health/loop-delay.ts'

/**
 * Registers memory, processor time and the event loop's delay since the last scrape. The library's own collector would
 * monitor loop and garbage collection again for every application of a process.
 */
export function registerProcessMetrics(registry: Registry, delay: LoopDelay): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_used_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_external_memory_bytes', 'Memory of buffers and libraries.', () => process.memoryUsage().external)
  const startedAt = Date.now() / 1_000 - process.uptime()
  gauge('process_start_time_seconds', 'When the process started.', () => startedAt)
  gauge('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  new Gauge({
    name: 'nodejs_eventloop_delay_seconds',
    help: 'How long timers of 20 ms took since the last look.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      const { p50, p99, most } = delay.take()
      this.set({ quantile: '0.5' }, p50)
      this.set({ quantile: '0.99' }, p99)
      this.set({ quantile: '1' }, most)
    },
  })
}
