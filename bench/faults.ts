import { deaths } from './faults/deaths.ts'
import { frozenNeighbours } from './faults/frozen-neighbours.ts'
import { nodes } from './faults/nodes.ts'
import { wrongNeighbours } from './faults/wrong-neighbours.ts'
import { startCluster } from './lib/cluster.ts'
import { report } from './lib/report.ts'

/*
 * Does faults to the product one after the other; each line says what was done, what was seen, and how long until
 * service was back. `npm run bench:faults [-- --write] [-- NAME]`, where NAME is part of a fault's description;
 * BENCH_FROZEN is how many seconds a neighbour is frozen (60).
 */

const seconds = Number(process.env.BENCH_FROZEN ?? 60)
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''

const cluster = await startCluster()
try {
  const trials = [...wrongNeighbours(cluster), ...deaths, ...nodes(cluster), ...frozenNeighbours({ cluster, seconds })]
  const figures = []
  for (const { did, run } of trials.filter(({ did }) => did.includes(wanted))) {
    console.log(`\n${did} …`)
    const { saw, backMs, isSurvived } = await run().catch((error: unknown) => ({
      saw: `the trial failed: ${error instanceof Error ? error.message : String(error)}`,
      backMs: undefined,
      isSurvived: false,
    }))
    const back = backMs === undefined ? '' : `; back after ${(backMs / 1_000).toFixed(1)} s`
    console.log(`  ${isSurvived ? 'survived' : 'NOT SURVIVED'}: ${saw}${back}`)
    figures.push({ what: did, measured: `${saw}${back}`, goal: 'survived', isReached: isSurvived })
  }
  await report('faults', figures)
  if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1
} finally {
  await cluster.stop()
}
