import type { FastifyInstance } from 'fastify'
import type { Declaration } from './declared.ts'
import type { LineFeature } from './line/line-feature.ts'
import type { Platform } from './platform.ts'

/** A part of the product that a person would name. `features.ts` lists them all. */
export interface Feature {
  name: string
  /** What it has beside calls: places of files, steps of an erasure and the like, each of a kind that a lower module owns. */
  has?: readonly Declaration[]
  routes(app: FastifyInstance, platform: Platform): void
  /** Says how its jobs are done. */
  jobs?(platform: Platform): void
  /** Registers what it does about events of its own and of features below it (`platform.events.on`). */
  events?(platform: Platform): void
  /** What people say to it and hear of it on the line. */
  line?: LineFeature
  /** Runs at each start after the migrations; must be harmless to repeat. */
  prepare?(platform: Platform): Promise<void>
}
