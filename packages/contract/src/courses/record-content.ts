import type { ContentBlock, ContentDocument, ContentInline } from '../content/document.ts'
import { filmTime } from './film-time.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

const heading = (title: string): ContentBlock[] =>
  title.trim() === '' ? [] : [{ type: 'heading', attrs: { level: 3 }, content: words(title) }]

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Returns a part of a record: a heading, if there is a title, and a paragraph per line of the text. */
export function recordPart(title: string, text: string): ContentBlock[] {
  return [
    ...heading(title),
    ...linesOf(text).map((line): ContentBlock => ({ type: 'paragraph', content: words(line) })),
  ]
}

/** The notes of one unit, in order. */
export interface NotedUnit {
  title: string
  notes: readonly { second: number | null; text: string }[]
}

/**
 * Returns the content of a record of notes: units as headings, each note as a paragraph that begins with its time in
 * the film.
 */
export function notesContent(units: readonly NotedUnit[]): ContentDocument {
  return {
    type: 'doc',
    content: units.flatMap(({ title, notes }) => [
      ...heading(title),
      ...notes.map(({ second, text }): ContentBlock => {
        const lines = linesOf(second === null ? text : `${filmTime(second)} ${text}`)
        const content = lines.flatMap((line, place): ContentInline[] =>
          place === 0 ? words(line) : [{ type: 'hardBreak' }, ...words(line)],
        )
        return { type: 'paragraph', content }
      }),
    ]),
  }
}
