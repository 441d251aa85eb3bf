import type { LiveItem, LiveKind } from '@learntrail/contract/live/kinds'
import type { Platform } from '../platform.ts'
import type { Word } from './words.ts'

/** What a feature has on the line: what people say to it there, and what they hear of it. */
export interface LineFeature {
  /** By the name they have on the wire; no two features take the same. */
  words: Readonly<Record<string, Word>>
  /** Once one of these is told on a person's own channel, what they hear is asked for anew. */
  changedBy: readonly LiveKind[]
  /** Once for each application, before the first line. */
  begin(platform: Platform, line: Line): FeatureOnLine
}

/** The line at this node, as one feature has it: its topics are its own, whatever others call theirs. */
export interface Line {
  /** Says something to all of an audience, once to each. */
  say(word: string, body: object, to: Audience): void
  /** Whether anybody here hears it. */
  isHeard(topic: string): boolean
}

export interface Audience {
  /** Whoever hears one of these. */
  topics?: readonly string[]
  /** All that these people have open here. */
  people?: readonly string[]
  /** These lines. */
  lines?: readonly string[]
  /** But nobody who hears this. */
  except?: string
  /** But not this line. */
  exceptLine?: string
  /** Who cannot take it at this moment goes without. */
  isPassing?: boolean
}

/** What one person hears. */
export interface Hearing {
  /** What is told in them is missed by whoever is not there: who comes to a new one is told to ask for what came before. */
  topics: readonly string[]
  /** In these nothing is told for its own sake: they tell apart who hears more, or less, of what others hear. */
  marks: readonly string[]
}

export interface FeatureOnLine {
  /** What each of these people hears now; who is not in it hears nothing. */
  hearingOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Hearing>>
  /** Who hears what may have changed; it is asked for next. */
  forget?(): void
  /** From now on these topics are heard here. */
  entered?(topics: readonly string[]): Promise<void>
  /** A line is closed: it hears nothing any more. */
  ended?(lineId: string): void
  /** Nobody here hears this topic, or mark, any more. */
  emptied?(topic: string): void
  /** What is told on the channel of a person; `say` says it to them. */
  told?(items: readonly LiveItem[], say: (word: string, body?: object) => void): void
  close?(): void
}
