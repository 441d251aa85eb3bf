import { ofFeatures } from './of-features.ts'
import type { Samples } from './sample.ts'

const samplesOfFeatures = ofFeatures(
  import.meta.glob<Samples>('../features/*/*.samples.fixture.ts', { eager: true, import: 'samples' }),
)

/** Returns all samples of a kind; throws if two features have one for the same call. */
function all<Kind extends keyof Samples>(kind: Kind): NonNullable<Samples[Kind]> {
  const entries = samplesOfFeatures.flatMap((samples) => Object.entries(samples[kind] ?? {}))
  const byCall = Object.fromEntries(entries)
  if (Object.keys(byCall).length < entries.length) throw new Error(`a call has two samples among ${kind}`)
  return byCall as NonNullable<Samples[Kind]>
}

export const sampleBodies = all('bodies')
export const sampleQueries = all('queries')
export const sampleOrders = all('orders')
export const ownSamples = all('own')
