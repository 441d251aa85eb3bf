import type { Locale } from '@learntrail/contract/profiles/preferences'
import { kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** A file as an archive names it; its bytes lie there once, in the folder `files`. */
export interface NamedFile {
  id: string
  displayName: string
  mediaType: string
}

/** One thing of a person's, for programs and for people. */
export interface Entry {
  data: object
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  /** Of the archive's own elements, with all text escaped. */
  html?: string
  files?: readonly NamedFile[]
}

/** A part of what somebody takes along: a JSON file and a page. */
export interface Belongings {
  /** Of its files, in every language. */
  name: string
  title: Record<Locale, string>
  entries(platform: Platform, personId: string, locale: Locale): AsyncIterable<Entry>
}

/** What features have of a person, for the archive of their account. */
export const belongings = kindOf<Belongings>('belongings')

const pageSize = 100

/** All rows of a list that goes on after an id, a page at a time, so that none of it is kept. */
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

/** A moment as a page says it. */
export function momentIn(locale: Locale, moment: Date): string {
  const language = locale === 'tw' ? 'zh-TW' : 'en'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Taipei' }).format(
    moment,
  )
}

/** Facts without those that say nothing. */
export function factsOf(...facts: readonly (readonly [string, string | null | undefined])[]): [string, string][] {
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
