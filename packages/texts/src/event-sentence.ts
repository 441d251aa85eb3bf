import type { Say } from './say.ts'

interface Happened {
  kind: string
  /** Values from its data for the sentence. */
  words: Readonly<Record<string, string>>
  /** The person concerned, if the reader may see them. */
  person: { displayName: string } | null
}

/** Returns the sentence for an event, for the log and an account's archive. `say` must have the texts `event-kinds`. */
export function eventSentence(say: Say, { kind, words, person }: Happened, provider: string): string {
  return say(`kinds.${kind}`, {
    ...words,
    title: words.title || say('untitled'),
    person: person?.displayName || say('someone'),
    provider,
  })
}
