import type { EventField, EventKind } from '@learntrail/contract/event'
import { eventKindsByFeature } from '@learntrail/contract/event-log/event-kinds'

const opening = `# Events

What happened, as it is recorded: [who hears of it](add-a-feature.md#what-happened-and-who-hears-of-it), and [what takes it back or ends it](decisions/065-what-ends-is-said-once.md).

This page is made of \`packages/contract/src/<feature>/events.ts\` by \`npm run docs:events\`. Beside its data an event has who did it (nobody: the product), when, and its subject. A field with a day is missing in what was recorded before that day. What has a ○ is not told in the event log: figures are made of it.
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

/** The text of `docs/events.md`: all kinds of events that the contract declares. */
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
