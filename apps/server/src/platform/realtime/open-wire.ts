import type { Config } from '../../config.ts'
import type { DatabaseLog } from '../database/index.ts'
import { postgresWire } from './postgres-wire.ts'
import type { Wire } from './wire.ts'

/**
 * Returns the wire between nodes: through Redis if configured, whose client is loaded only then; otherwise through the
 * database.
 */
export async function openWire(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  session: Parameters<typeof postgresWire>[0],
  log: DatabaseLog,
): Promise<Wire> {
  if (redisUrl === undefined) return postgresWire(session)
  const { redisWire } = await import('./redis-wire.ts')
  return redisWire(redisUrl, log)
}
