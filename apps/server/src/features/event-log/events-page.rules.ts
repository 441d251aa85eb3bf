import type { EventField, EventKind } from '@learntrail/contract/event'
import { eventKindsByFeature } from '@learntrail/contract/event-log/event-kinds'

const opening = `# Events

The events that the product records. See also [events and their listeners](add-a-feature.md#events-and-their-listeners), and [which event undoes or ends another](decisions/065-what-ends-is-said-once.md).

\`npm run docs:events\` generates this page from \`packages/contract/src/<feature>/events.ts\`. Besides its data an event has an actor (none: the product itself), a time and a subject. A field with a date is absent from events recorded before that date. Kinds marked ○ do not appear in the event log; they feed statistics only.
`

const code = (word: string) => `\`${word}\``

function fieldOf([name, { says, since }]: [string, EventField]): string {
  return `${code(name)} (${says}${since === undefined ? '' : `, since ${since}`})`
}

function rowOf({ name, subject, fields, since, undoneBy, isShown }: EventKind<never>): string {
  const data = Object.entries(fields).map(fieldOf).join('; ')
  const undone = undoneBy.map(code).join(', ') || 'nothing'
  return `| ${code(name)}${isShown ? '' : ' ○'} | ${subject} | ${data} | ${undone} | ${since} |`
}

/** Returns the text of `docs/events.md`: every kind of event that the contract declares. */
export function eventsPage(): string {
  const tables = Object.entries(eventKindsByFeature).map(([feature, kinds]) =>
    [
      `## ${feature}`,
      '',
      '| Kind | Subject | Data | Undone by | Since |',
      '| --- | --- | --- | --- | --- |',
      ...kinds.map(rowOf).toSorted(),
      '',
    ].join('\n'),
  )
  return [opening, ...tables].join('\n')
}
