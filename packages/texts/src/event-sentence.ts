import type { Say } from './say.ts'

interface Happened {
  kind: string
  /** What its data says of it. */
  words: Readonly<Record<string, string>>
  /** Whom it was about, where the reader may see them. */
  person: { displayName: string } | null
}

/** What happened, in the log and in the archive of an account. `say` has the texts `event-kinds`. */
export function eventSentence(say: Say, { kind, words, person }: Happened, provider: string): string {
  return say(`kinds.${kind}`, {
    ...words,
    title: words.title || say('untitled'),
    person: person?.displayName || say('someone'),
    provider,
  })
}
