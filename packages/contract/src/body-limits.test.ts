import { expect, test } from 'vitest'
import { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { allCalls } from './index.ts'
import { bodyLimits } from './limits.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Bytes of a Chinese character in UTF-8. */
const bytesOfCharacter = 3
const lengthOf: Record<string, number> = { uuid: 36, date: 10, 'date-time': 40, email: 254, uri: 2_048 }

/** Maximum characters assumed for a pattern without unbounded repetition, such as a hash's. */
const bounded = 500

function lettersOf({ maxLength, format = '', pattern }: JsonSchema): number {
  const ends = pattern !== undefined && !/[*+]|,\}/.test(pattern) ? bounded : undefined
  return maxLength ?? lengthOf[format] ?? ends ?? Number.POSITIVE_INFINITY
}

/** Returns the bytes of the largest JSON that a schema accepts; infinite if it is unbounded. */
function mostBytes(schema: JsonSchema | boolean | undefined, defs: Record<string, JsonSchema>): number {
  if (schema === undefined || typeof schema === 'boolean') return Number.POSITIVE_INFINITY
  const of = (one: JsonSchema | boolean | undefined) => mostBytes(one, defs)
  if (schema.$ref !== undefined) return Number.POSITIVE_INFINITY
  const { const: only, enum: some, anyOf, oneOf, allOf } = schema
  if (only !== undefined) return JSON.stringify(only).length
  if (some !== undefined) return Math.max(...some.map((one) => JSON.stringify(one).length))
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return Math.max(...choices.map(of))
  if (allOf !== undefined) return allOf.reduce((sum, one) => sum + of(one), 0)
  switch (schema.type) {
    case 'string':
      return 2 + bytesOfCharacter * lettersOf(schema)
    case 'array': {
      const items = [schema.prefixItems ?? schema.items].flat() as JsonSchema[]
      const count = schema.prefixItems?.length ?? schema.maxItems ?? Number.POSITIVE_INFINITY
      return 2 + count * (1 + Math.max(...items.map(of)))
    }
    case 'object': {
      const keys = Object.entries(schema.properties ?? {})
      const known = keys.reduce((sum, [key, one]) => sum + JSON.stringify(key).length + 2 + of(one), 2)
      const named = (schema.propertyNames as JsonSchema | undefined)?.enum
      if (named === undefined) return schema.additionalProperties ? Number.POSITIVE_INFINITY : known
      return known + named.length * (40 + of(schema.additionalProperties))
    }
    default:
      return schema.type === undefined ? Number.POSITIVE_INFINITY : 24
  }
}

const endpoints: readonly EndpointDefinition[] = allCalls
const withBody = endpoints.filter(({ body }) => body !== undefined)

function mostOf({ body }: EndpointDefinition): number {
  const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return mostBytes(schema, schema.$defs ?? {})
}

test('every call takes the largest body that its schema takes, and not much more', () => {
  expect(withBody.length).toBeGreaterThan(150)
  const tight = withBody.flatMap((endpoint) => {
    const { method, path, bodyBytes = bodyLimits.ordinary } = endpoint
    const most = mostOf(endpoint)
    return Number.isFinite(most) && most > bodyBytes ? [`${method} ${path}: ${most} of ${bodyBytes}`] : []
  })
  // Exceptions: files are base64, with one byte per character; slips hold given values, which are shorter than what
  // could be typed; the lines of a signature share a total of points that is lower than the sum of their limits.
  const fits =
    /(?:account|school)-imports|\/problems:|rewards\/applications:|password-slips|signing\/:lineId\/sign:|signing-link\/answer:/
  expect(tight.filter((line) => !fits.test(line))).toEqual([])
})

test('calls whose schema does not say how large it gets say it themselves, but for choices and settings by their keys', () => {
  const unsaid = withBody.filter((endpoint) => endpoint.bodyBytes === undefined && !Number.isFinite(mostOf(endpoint)))
  expect(unsaid.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'PATCH /api/v2/users/preferences',
    'POST /api/v2/chatroom/createChatroomMessage',
  ])
})
