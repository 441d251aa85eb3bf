import type { Locale } from '@learntrail/contract/profiles/preferences'
import { kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** A file as the archive lists it; its bytes are stored once, in the folder `files`. */
export interface NamedFile {
  id: string
  displayName: string
  mediaType: string
}

/** One thing belonging to a person, for programs (`data`) and for people (the rest). */
export interface Entry {
  data: object
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  /** HTML built from the archive's own elements, with all text escaped. */
  html?: string
  files?: readonly NamedFile[]
}

/** One part of a person's export: a JSON file and a page. */
export interface Belongings {
  /** Base name of its files, the same in every language. */
  name: string
  title: Record<Locale, string>
  entries(platform: Platform, personId: string, locale: Locale): AsyncIterable<Entry>
}

/** What each feature contributes to a person's account archive. */
export const belongings = kindOf<Belongings>('belongings')

const pageSize = 100

/** Yields all rows of a list that pages by id after `first`, reading 100 at a time so that memory stays bounded. */
export async function* inPages<Row extends { id: string }>(
  first: string,
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  let after = first
  for (;;) {
    const rows = await read(after, pageSize)
    yield* rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Formats a moment for a page, in Taiwan time. */
export function momentIn(locale: Locale, moment: Date): string {
  const language = locale === 'tw' ? 'zh-TW' : 'en'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Taipei' }).format(
    moment,
  )
}

/** Returns the facts that have a value. */
export function factsOf(...facts: readonly (readonly [string, string | null | undefined])[]): [string, string][] {
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
