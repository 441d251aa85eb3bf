import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { ofFeatures } from './of-features.ts'
import type { CallName, FeatureSubjects, PassedOver, Places } from './subject.ts'

const subjectsOfFeatures = ofFeatures(
  import.meta.glob<FeatureSubjects>('../features/*/*.subjects.fixture.ts', { eager: true, import: 'subjects' }),
)

export const subjects = subjectsOfFeatures.flatMap((one) => one.subjects)
export const listings = subjectsOfFeatures.flatMap((one) => one.listings)
export const silentCalls = subjectsOfFeatures.flatMap((one) => one.silent)

export const passedOverOfFeatures: PassedOver = Object.assign({}, ...subjectsOfFeatures.map((one) => one.passedOver))
export const freePlacesOfFeatures: Places = subjectsOfFeatures.flatMap(({ freePlaces = [] }) => freePlaces)

const byName = new Map<string, EndpointDefinition>(allCalls.map((call) => [`${call.method} ${call.path}`, call]))

export function endpointOf(name: CallName): EndpointDefinition {
  const endpoint = byName.get(name)
  if (endpoint === undefined) throw new Error(`the contract has no ${name}`)
  return endpoint
}
