import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { allCalls } from './index.ts'

/** A text that some call accepts, with its path in the input. */
interface Door {
  at: string
  schema: z.ZodType
}

/** Returns every text field within a schema, at any depth. */
function doorsOf(schema: z.core.$ZodType, at: string, seen = new Set<unknown>()): Door[] {
  if (seen.has(schema)) return []
  const within = (inner: z.core.$ZodType, key = '') => doorsOf(inner, `${at}${key}`, new Set([...seen, schema]))
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ at, schema: schema as z.ZodType }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => within(inner, `.${key}`))
    case 'array':
      return within(def.element, '[]')
    case 'record':
      return within(def.valueType, '{}')
    case 'union':
      return def.options.flatMap((option) => within(option))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return within(def.innerType)
    case 'pipe':
      // A text piped through another schema is one field, and so is input that a schema parses itself, such as a rich
      // text.
      return ['string', 'unknown'].includes(def.in._zod.def.type)
        ? [{ at, schema: schema as z.ZodType }]
        : within(def.in)
    case 'unknown':
    case 'any':
    case 'custom':
      return [{ at, schema: schema as z.ZodType }]
    default:
      return []
  }
}

const endpoints: readonly EndpointDefinition[] = allCalls
const doors = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((part) => (part === undefined ? [] : doorsOf(part, `${method} ${path}`))),
)

/** Fields filled by programs: providers' codes, tokens, lists of codes, positions in a stream. */
const ofPrograms = /(?:google|facebook|tanet)\.(?:code|state|iss)$|\.(?:after|token|ids|tags|sdgs|topic)$/

const takes = ({ schema }: Door, words: string) => schema.safeParse(words).success
const forWords = doors.filter(
  (door) => !ofPrograms.test(door.at) && ['水質檢測', '水質'].some((words) => takes(door, words)),
)

test('there are many doors for words, and all are seen', () => {
  expect(doors.length).toBeGreaterThan(800)
  expect(forWords.length).toBeGreaterThan(150)
  for (const one of [
    '.title',
    '.said.text',
    '.profile.introduction',
    '.customTags[]',
    '.content',
    '.words',
    '.keyword',
  ])
    expect(forWords.filter(({ at }) => at.endsWith(one)).length, one).toBeGreaterThan(0)
})

test.each([
  ['U+000B', '水\u000b質', /^水[\n ]質$/],
  ['U+000C', '水\u000c質', /^水[\n ]質$/],
  ['U+2028', '水\u2028質', /^水[\n ]質$/],
  ['U+0000', '\u0000水\u0000質', /^水質$/],
  ['U+0007 and U+001B', '水\u0007\u001b質', /^水質$/],
  ['U+007F to U+009F', '水\u007f\u0080\u009f質', /^水質$/],
  ['lone surrogates', '水\ud800質\udc00', /^水質$/],
  ['what is no character', '水\ufffe質\uffff', /^水質$/],
])('%s stops none of them', (_, words, cleaned) => {
  // A field that does not allow a space need not allow a line break either.
  const open = forWords.filter((door) =>
    takes(door, words.replaceAll(/[\v\f\u2028]/g, ' ').replaceAll(/[^水質 ]/g, '')),
  )
  const wrong = open.flatMap(({ at, schema }) => {
    const { success, data } = schema.safeParse(words)
    return success && cleaned.test(String(data)) ? [] : [`${at}: ${success ? JSON.stringify(data) : 'refused'}`]
  })
  expect(open.length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})

describe('rich texts', () => {
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const typed = paragraph({ type: 'text', text: '第一行\u000b第二行\u0000' })
  const kept = paragraph({ type: 'text', text: '第一行' }, { type: 'hardBreak' }, { type: 'text', text: '第二行' })
  const documentOf = (block: object) => ({ type: 'doc', content: [block] })
  const read = doors.filter(({ schema }) => ['unknown', 'any', 'custom', 'pipe'].includes(schema._zod.def.type))
  const forDocuments = read.filter(({ schema }) => schema.safeParse(documentOf(paragraph())).success)
  const forBlocks = read.filter(({ schema }) => schema.safeParse(paragraph()).success)

  test('come in by doors of their own, and nothing else is read by no schema', () => {
    expect(forDocuments.length).toBeGreaterThan(10)
    expect(forBlocks.length).toBeGreaterThan(0)
    const unread = read.filter(({ schema }) => schema._zod.def.type !== 'pipe')
    expect(unread.map(({ at }) => at)).toEqual([])
  })

  test('lose what stops them at each of these', () => {
    for (const { at, schema } of forDocuments) expect(schema.parse(documentOf(typed)), at).toEqual(documentOf(kept))
    for (const { at, schema } of forBlocks) expect(schema.parse(typed), at).toEqual(kept)
  })
})
