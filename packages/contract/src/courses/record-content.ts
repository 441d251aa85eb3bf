import type { ContentBlock, ContentDocument } from '../content/document.ts'
import { filmTime } from './film-time.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

const heading = (text: string): ContentBlock => ({ type: 'heading', attrs: { level: 3 }, content: words(text) })

/** A part of a record: its heading where it has one, and a paragraph for each line below it. */
export function recordPart(title: string, text: string): ContentBlock[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return [
    ...(title.trim() === '' ? [] : [heading(title)]),
    ...lines.map((line): ContentBlock => ({ type: 'paragraph', content: words(line) })),
  ]
}

/** Notes of one unit, in their order. */
export interface NotedUnit {
  title: string
  notes: readonly { second: number | null; text: string }[]
}

/** What a record of notes says: the units as headings, and each note behind its time in the film. */
export function notesContent(units: readonly NotedUnit[]): ContentDocument {
  const said = ({ second, text }: NotedUnit['notes'][number]) =>
    second === null ? text : `${filmTime(second)} ${text}`
  return { type: 'doc', content: units.flatMap(({ title, notes }) => recordPart(title, notes.map(said).join('\n'))) }
}
