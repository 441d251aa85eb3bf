import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
}

export interface Target {
  url: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** The body for each connection, by number, where they differ. */
  bodyOf?: (connection: number) => string
  /** The headers for each connection, where they are different people. */
  headersOf?: (connection: number) => Record<string, string>
  /** A new body for each request. */
  nextBody?: () => string
  /** Headers and body for each request, where there are many more callers than connections. */
  nextCaller?: () => { headers: Record<string, string>; body: string }
  /** A path for each request. */
  nextPath?: () => string
}

interface Caller {
  setBody(body: string): void
  setHeaders(headers: Record<string, string>): void
}

/** Repeats calls on `connections` connections for `seconds`. Any failure ends the run. */
async function load(
  { bodyOf, headersOf, nextBody, nextCaller, nextPath, ...target }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  let connection = 0
  const setupClient = (client: Caller) => {
    if (bodyOf) client.setBody(bodyOf(connection))
    if (headersOf) client.setHeaders(headersOf(connection))
    connection += 1
  }
  const next = () => ({
    ...(nextBody && { body: nextBody() }),
    ...(nextPath && { path: nextPath() }),
    ...nextCaller?.(),
  })
  const requests = (nextBody ?? nextCaller ?? nextPath) && [
    { setupRequest: (request: object) => ({ ...request, ...next() }) },
  ]
  const options = { ...target, setupClient, ...(requests && { requests }) }
  const result = await autocannon({ ...options, connections, duration: seconds })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${target.url}: ${result.errors} errors, ${result.non2xx} refusals`)
  }
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Measures targets alternately, round by round, so that other load on the machine affects all of them. */
export async function compare<Name extends string>(
  targets: Record<Name, Target>,
  options: { connections: number; seconds: number; rounds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names) await load(targets[name], { ...options, seconds: 2 })
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await load(targets[name], options))
  }
  const medians = names.map((name) => [name, medianLoad(runs.get(name) ?? [])])
  return Object.fromEntries(medians) as Record<Name, Load>
}

function medianLoad(runs: Load[]): Load {
  return {
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    p50: median(runs.map((run) => run.p50)),
    p99: median(runs.map((run) => run.p99)),
  }
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
