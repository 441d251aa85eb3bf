import type { FastifyInstance } from 'fastify'
import type { Declaration } from './declared.ts'
import type { LineFeature } from './line/line-feature.ts'
import type { Platform } from './platform.ts'

/** A part of the product that a person would name. All are listed in `features.ts`. */
export interface Feature {
  name: string
  /**
   * Declarations besides calls: places of files, steps of an erasure and the like, each of a kind that a lower module
   * owns.
   */
  has?: readonly Declaration[]
  routes(app: FastifyInstance, platform: Platform): void
  /** Registers the handlers of its jobs. */
  jobs?(platform: Platform): void
  /** Registers its handlers for events of its own and of lower features (`platform.events.on`). */
  events?(platform: Platform): void
  /** The words that it takes and sends on the line. */
  line?: LineFeature
  /** Runs at every start, after the migrations; must be idempotent. */
  prepare?(platform: Platform): Promise<void>
}
