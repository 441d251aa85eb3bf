import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { type JobCounts, jobCountsQuery } from '../../jobs/job-counts.ts'
import type { CallTimes } from '../call-times.ts'
import type { DatabaseProbe } from '../health/database-probe.ts'
import type { LoopDelay } from '../health/loop-delay.ts'
import { type Metric, metricsText } from './metrics-text.ts'
import { processMetrics } from './process-metrics.ts'
import { RequestMetrics } from './request-metrics.ts'

interface Measured {
  /** Connections by what they are for. */
  pools: Record<string, Pool>
  probe: DatabaseProbe
  delay: LoopDelay
  times: CallTimes
}

/** Measures what the application answers; what it gives writes down all figures of the process, for a monitoring system. */
export function measure(app: FastifyInstance, { pools, probe, delay, times }: Measured): () => Promise<string> {
  const requests = new RequestMetrics()
  app.addHook('onResponse', async ({ id, method, routeOptions: { url: route } }, reply) => {
    const { statusCode, elapsedTime: ms } = reply
    requests.record({ method, route, status: statusCode, seconds: ms / 1_000 })
    // A stream is open as long as somebody looks.
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')
    if (route !== undefined && !isStream) times.record({ method, route, ms, requestId: id, at: new Date() })
  })
  return async () =>
    metricsText([...processMetrics(delay), ...(await databaseMetrics(probe)), poolMetric(pools), ...requests.metrics()])
}

async function databaseMetrics(probe: DatabaseProbe): Promise<Metric[]> {
  const isUp = await probe.answers()
  const queues = await probe.ask<JobCounts>(jobCountsQuery)
  return [
    {
      name: 'learntrail_database_up',
      help: 'Whether the database answers within two seconds.',
      type: 'gauge',
      samples: [{ value: isUp ? 1 : 0 }],
    },
    {
      name: 'learntrail_jobs',
      help: 'Jobs by kind: waiting for a free hand, meant for later (tried again among them), being done.',
      type: 'gauge',
      samples: queues.flatMap(({ kind, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { kind, state }, value })),
      ),
    },
  ]
}

function poolMetric(pools: Record<string, Pool>): Metric {
  const samples = Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) =>
    Object.entries({ in_use: totalCount - idleCount, idle: idleCount, waited_for: waitingCount }).map(
      ([state, value]) => ({
        labels: { pool, state },
        value,
      }),
    ),
  )
  return {
    name: 'learntrail_database_connections',
    help: 'Connections to the database by pool.',
    type: 'gauge',
    samples,
  }
}
