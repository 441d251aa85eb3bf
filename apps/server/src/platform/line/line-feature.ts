import type { LiveItem, LiveKind } from '@learntrail/contract/live/kinds'
import type { Platform } from '../platform.ts'
import type { Word } from './words.ts'

/** What a feature does on the line: the words it takes, and what people hear from it. */
export interface LineFeature {
  /** By name on the wire; no two features may use the same name. */
  words: Readonly<Record<string, Word>>
  /** When one of these is published on a person's own channel, what they hear is determined again. */
  changedBy: readonly LiveKind[]
  /** Called once per application, before the first line opens. */
  begin(platform: Platform, line: Line): FeatureOnLine
}

/** The line at this node as one feature sees it: topics are private to the feature. */
export interface Line {
  /** Sends a word to an audience, once to each line. */
  say(word: string, body: object, to: Audience): void
  /** Returns whether anybody at this node hears the topic. */
  isHeard(topic: string): boolean
}

export interface Audience {
  /** Everyone who hears at least one of these topics. */
  topics?: readonly string[]
  /** All open lines of these people at this node. */
  people?: readonly string[]
  /** These lines. */
  lines?: readonly string[]
  /** Excludes everyone who hears this topic. */
  except?: string
  /** Excludes this line. */
  exceptLine?: string
  /** A client that cannot receive it right now misses it. */
  isPassing?: boolean
}

/** What one person hears. */
export interface Hearing {
  /**
   * Messages in these topics are missed while away, so a person entering a new one is told to fetch what came before.
   */
  topics: readonly string[]
  /** Nothing in these is worth fetching later: they only distinguish who hears more, or less, than others. */
  marks: readonly string[]
}

export interface FeatureOnLine {
  /** Returns what each of these people hears now; a person not in the map hears nothing. */
  hearingOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Hearing>>
  /** Drops cached hearings, which may have changed; `hearingOf` is called next. */
  forget?(): void
  /** Called when lines at this node have entered these topics. */
  entered?(topics: readonly string[]): Promise<void>
  /** Called when a line is closed and hears nothing any more. */
  ended?(lineId: string): void
  /** Called when nobody at this node hears this topic or mark any more. */
  emptied?(topic: string): void
  /** Called with items published on a person's channel; `say` sends a word to that person's line. */
  told?(items: readonly LiveItem[], say: (word: string, body?: object) => void): void
  close?(): void
}
