import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { type JobCounts, jobCountsQuery } from '../../jobs/job-counts.ts'
import type { DatabaseProbe } from '../health/database-probe.ts'
import type { LoopDelay } from '../health/loop-delay.ts'
import { Refusal } from '../refusal.ts'
import { mayReadMetrics } from './may-read-metrics.rules.ts'
import { type Metric, metricsMediaType, metricsText } from './metrics-text.ts'
import { processMetrics } from './process-metrics.ts'
import { RequestMetrics } from './request-metrics.ts'

interface Measured {
  /** Connections by what they are for. */
  pools: Record<string, Pool>
  probe: DatabaseProbe
  delay: LoopDelay
  token: string | undefined
}

/** Figures for a monitoring system at `/metrics`; to anybody else the address does not exist. */
export function serveMetrics(app: FastifyInstance, { pools, probe, delay, token }: Measured): void {
  const requests = new RequestMetrics()
  app.addHook('onResponse', async ({ method, routeOptions: { url: route } }, { statusCode, elapsedTime }) => {
    requests.record({ method, route, status: statusCode, seconds: elapsedTime / 1_000 })
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const address = request.raw.socket.remoteAddress
    if (!mayReadMetrics({ address, headers: request.headers }, token)) throw new Refusal('NOT_FOUND')
    const metrics = [
      ...processMetrics(delay),
      ...(await databaseMetrics(probe)),
      poolMetric(pools),
      ...requests.metrics(),
    ]
    return reply.header('cache-control', 'no-store').type(metricsMediaType).send(metricsText(metrics))
  })
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
