import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Gauge, Registry } from 'prom-client'
import { type JobCounts, jobCountsQuery } from '../../jobs/job-counts.ts'
import type { JobTables } from '../../jobs/job-tables.ts'
import type { CallTimes } from '../call-times.ts'
import type { DatabaseProbe } from '../health/database-probe.ts'
import type { LoopDelay } from '../health/loop-delay.ts'
import type { OwnFigure } from './own-figures.ts'
import { registerProcessMetrics } from './process-metrics.ts'
import { registerRequestMetrics } from './request-metrics.ts'

interface Measured {
  /** Connection pools by purpose. */
  pools: Record<string, Pool>
  probe: DatabaseProbe
  jobs: JobTables
  delay: LoopDelay
  times: CallTimes
  /** Returns the free bytes on the disk of the data directory. */
  free: () => Promise<number>
  /** Figures that features keep in the database. */
  own: readonly OwnFigure[]
}

/**
 * Measures the answers of the application and returns a function that writes all metrics of the process for a
 * monitoring system.
 */
export function measure(
  app: FastifyInstance,
  { pools, probe, jobs, delay, times, free, own }: Measured,
): () => Promise<string> {
  const registry = new Registry()
  registerProcessMetrics(registry, delay)
  registerDatabaseMetrics(registry, probe, jobs)
  registerPoolMetric(registry, pools)
  registerDiskMetric(registry, free)
  for (const figure of own) registerOwnFigure(registry, probe, jobs, figure)
  const recordRequest = registerRequestMetrics(registry)
  app.addHook('onResponse', async ({ id, method, routeOptions: { url: route } }, reply) => {
    const { statusCode, elapsedTime: ms } = reply
    recordRequest({ method, route, status: statusCode, seconds: ms / 1_000 })
    // A stream stays open as long as its page.
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')
    if (route !== undefined && !isStream) times.record({ method, route, ms, requestId: id, at: new Date() })
  })
  return () => registry.metrics()
}

function registerDatabaseMetrics(registry: Registry, probe: DatabaseProbe, jobs: JobTables): void {
  new Gauge({
    name: 'learntrail_database_up',
    help: 'Whether the database answers within two seconds.',
    registers: [registry],
    async collect() {
      this.set((await probe.answers()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'learntrail_jobs',
    help: 'Jobs by kind: waiting for a free hand, meant for later (tried again among them), being done.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const queues = await probe.ask<JobCounts>(jobCountsQuery(jobs))
      // Removes kinds that no longer exist.
      this.reset()
      for (const { kind, ...counts } of queues)
        for (const [state, value] of Object.entries(counts)) this.set({ kind, state }, value)
    },
  })
}

function registerOwnFigure(
  registry: Registry,
  probe: DatabaseProbe,
  jobs: JobTables,
  { name, help, labels = [], query }: OwnFigure,
): void {
  new Gauge({
    name: `learntrail_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const rows = await probe.ask<Record<string, string | number | null>>(
        typeof query === 'string' ? query : query(jobs),
      )
      this.reset()
      for (const { value, ...by } of rows) {
        const labelled = Object.fromEntries(labels.map((label) => [label, String(by[label])]))
        if (value !== null) this.set(labelled, Number(value))
      }
    },
  })
}

function registerDiskMetric(registry: Registry, free: () => Promise<number>): void {
  new Gauge({
    name: 'learntrail_data_free_bytes',
    help: 'What is left on the disk of the data folder.',
    registers: [registry],
    async collect() {
      this.set(await free())
    },
  })
}

function registerPoolMetric(registry: Registry, pools: Record<string, Pool>): void {
  new Gauge({
    name: 'learntrail_database_connections',
    help: 'Connections to the database by pool.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        const counts = { in_use: totalCount - idleCount, idle: idleCount, waited_for: waitingCount }
        for (const [state, value] of Object.entries(counts)) this.set({ pool, state }, value)
      }
    },
  })
}
