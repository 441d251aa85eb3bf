import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { z } from 'zod'
import type { Places } from './subject.ts'
import { freePlacesOfFeatures } from './subjects.ts'

/** Ids that name no row of ours; features declare theirs with their subjects. */
const freePlaces: Places = [
  ...freePlacesOfFeatures,
  [/^body\.(clientId|writer)$/, 'the browser makes it, so that a repeat is known'],
  [/^body\.clientIds$/, 'the browser makes them, so that a repeat is known', '/api/v2/portfolios/published'],
  [/^body\.content$/, 'mentions in it are plain words', '/api/v2/broadcasts'],
  [/^body\.content$/, 'mentions in it are plain words', '/api/v2/portfolios/bulletins'],
  [/^body\.(tw|en)\.content$/, 'mentions in it are plain words', '/api/v2/admin/news'],
  [/^body\.invitation$/, 'it is what a newcomer claims; nothing is answered by it'],
  [/^body\.base$/, 'it says which text of the own guide a save goes on from'],
  [/\.customTextResources\.\*\.(contents\.)?id$/, 'it is of one document alone'],
  [/\.contents\.resourceId$/, 'it says where words once came from; nothing is read by it'],
]

/** Ids of things that exist and belong to nobody. */
const nobodysPlaces: Places = [
  [
    /^(body\.organization\.school|body\.(audience\.)?schoolId|body\.defaultSchoolId|query\.schoolId)$/,
    'schools are for everybody',
  ],
  [/^query\.(actorId|subjectId)$/, 'the log of staff is narrowed by them; it is for operators', '/api/v2/admin/audit'],
  [/^params\.id$/, 'schools are for everybody; the call is for staff', '/api/v2/admin/schools'],
  [/^params\.codeId$/, 'schools are for everybody; the call is for staff', '/api/v2/admin/schools'],
  [/^params\.id$/, 'work of the product; the call is for operators', '/api/v2/admin/jobs'],
  [/^params\.id$/, 'whose import it is is tested beside it', '/api/v2/admin/account-imports'],
  [/^params\.id$/, 'whose import it is is tested beside it', '/api/v2/schools/:schoolId/account-imports'],
  [/^params\.id$/, 'whom it helps is tested beside it', '/api/v2/admin/people/:id/first-password'],
  [
    /^params\.(groupId|personId)$/,
    'whom it helps is tested beside it',
    '/api/v2/groups/:groupId/members/:personId/first-password',
  ],
]

/** The places of a call that name a person's thing; written content may mention people. */
export const namedPlaces = (call: EndpointDefinition): string[] =>
  thingPlaces(call).filter((place) => !isAmong(nobodysPlaces, call, place))

/** The places of a call that name anything that may or may not exist. */
export function thingPlaces(call: EndpointDefinition): string[] {
  const parts = { params: call.params, query: call.query, body: call.body }
  const places = Object.entries(parts).flatMap(([part, schema]) =>
    schema === undefined ? [] : [...placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part)],
  )
  return [...new Set(places)].filter((place) => !isAmong(freePlaces, call, place))
}

/** Whether a call lies below a path, or below a method and path. */
const isBelow = ({ method, path }: EndpointDefinition, above: string) =>
  path.startsWith(above) || `${method} ${path}`.startsWith(above)

const isAmong = (places: Places, call: EndpointDefinition, place: string) =>
  places.some(([pattern, , path = '']) => pattern.test(place) && isBelow(call, path))

/** Places of ids that no schema marks as such. */
const namingPlaces = ['query.ids', 'params.code', 'body.resourceIds', 'body.select', 'body.deselect']

type Schema = z.core.JSONSchema.BaseSchema | boolean

function* placesIn(schema: Schema | undefined, place: string): Generator<string> {
  if (typeof schema !== 'object') return
  const isWritten = place.endsWith('.content') && schema.type === undefined
  if (schema.format === 'uuid' || isWritten || namingPlaces.includes(place)) yield place
  const isOfSections = place.endsWith('.customTextResources')
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* placesIn(property, `${place}.${isOfSections ? '*' : name}`)
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flat()
  for (const item of inside) yield* placesIn(item as Schema | undefined, place)
}
