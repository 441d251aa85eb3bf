import { cleanLine, cleanName, textLength, unsafeCharacters } from '../characters.ts'
import { tagLimits } from '../tags/limits.ts'
import { type Classification, classifications, type TagCode, tagCodes } from '../tags/tags.ts'

/*
 * Document of a record while several people write it: title and text as they are typed, and one key per chosen value,
 * so that concurrent choices are both kept. No schema: screens read it with every change.
 */

/** Schema version that both sides write. */
export const sharedSchema = 1

export const sharedKind = 'sharedRecord'

/** Roots of the document. */
export const sharedRoots = { title: 'title', content: 'content', fields: 'fields' } as const

/** Keys of the fields; a multiple-valued field has a key per value. Their values are order numbers. */
export const tagKey = (tag: string) => `tag:${tag}`
export const ownTagKey = (tag: string) => `own:${tag}`
export const fileKey = (id: string) => `file:${id}`

/** Hard limits of the document; exceeding a record's own limits is reported, and nothing is cut. */
export const sharedBounds = { title: 5_000, fields: 2_000 } as const

export interface SharedFields {
  date: string | null
  classification: Classification | null
  tags: TagCode[]
  customTags: string[]
  /** In display order; ids of files that the record does not have do not count. */
  fileIds: string[]
}

type Json = Readonly<Record<string, unknown>>

/** Returns the title normalized like a record's. */
export const sharedTitle = (text: string): string => cleanLine(text).trim()

/** Reads the chosen values and skips unknown ones. */
export function readSharedFields(json: Json): SharedFields {
  const { date, classification } = json
  return {
    date: isDay(date) ? date : null,
    classification: classifications.find((one) => one === classification) ?? null,
    tags: keysOf(json, tagKey('')).filter((tag): tag is TagCode => tagCodes.some((one) => one === tag)),
    customTags: keysOf(json, ownTagKey('')).filter(isOwnTag),
    fileIds: keysOf(json, fileKey('')),
  }
}

/** Returns the order number after all existing keys with this prefix. */
export const placeAfter = (json: Json, prefix: string): number =>
  Math.max(-1, ...Object.keys(json).flatMap((key) => (key.startsWith(prefix) ? placeOf(json[key]) : []))) + 1

const placeOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function keysOf(json: Json, prefix: string): string[] {
  const keys = Object.keys(json).filter((key) => key.startsWith(prefix))
  const inOrder = keys.toSorted((a, b) => placeOf(json[a]) - placeOf(json[b]) || (a < b ? -1 : 1))
  return inOrder.map((key) => key.slice(prefix.length))
}

const isOwnTag = (tag: string) =>
  tag !== '' && cleanName(tag) === tag && textLength(tag) <= tagLimits.customTag && !unsafeCharacters.test(tag)

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}
