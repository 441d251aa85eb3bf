import type { HelpTopic } from '@learntrail/contract/help/topics'

export type Audience = 'guardians' | 'teachers' | 'schools'

export interface Article {
  topic: HelpTopic
  title: string
  lead: string
  /** Its screen, as taken by `npm run help:pictures`, and a description. */
  picture: { path: string; alt: string } | null
  steps: {
    title: string
    text: string
    /** Questions that the step answers; searched, never shown. */
    asks: string[]
  }[]
  tip: string
  go: { label: string; path: string }
  /** The question that the article answers, as people ask it. */
  ask: string
  /** Other words for its subject; searched, never shown. */
  words: string
  /** Whom it addresses; null for everybody. */
  audience: Audience | null
  /** Also for people without an account. */
  isForGuests: boolean
}

const shape =
  /^---\nask: (?<ask>.+)\nwords: (?<words>.+)\n(?:for: (?<audience>guardians|teachers|schools)\n)?(?<guests>guests: yes\n)?---\n\n# (?<title>.+)\n\n(?<lead>.+)\n\n(?:!\[(?<alt>.+)\]\((?<picture>\/.+)\)\n\n)?(?<steps>(?:## .+\n(?:<!-- .+ -->\n)?\n.+\n\n)+)> (?<tip>.+)\n\n\[(?<label>.+)\]\((?<path>\/.*)\)\n$/u

const step = /## (.+)\n(?:<!-- (.+) -->\n)?\n(.+)\n\n/gu

/**
 * Parses an article as written in the repository: head, lead, optional picture, steps, tip and link to its screen.
 * Throws if it has another shape.
 */
export function readArticle(topic: HelpTopic, markdown: string): Article {
  const parts = shape.exec(markdown)?.groups
  if (parts === undefined) throw new Error(`the article ${topic} has another shape`)
  const {
    ask = '',
    words = '',
    audience = null,
    guests,
    title = '',
    lead = '',
    alt = '',
    picture,
    steps = '',
    tip = '',
  } = parts
  const { label = '', path = '' } = parts
  return {
    picture: picture === undefined ? null : { path: picture, alt },
    audience: audience as Audience | null,
    topic,
    title,
    lead,
    tip,
    ask,
    words,
    isForGuests: guests !== undefined,
    go: { label, path },
    steps: [...steps.matchAll(step)].map(([, head = '', asks = '', text = '']) => ({
      title: head,
      text,
      asks: asks.split(' | ').filter((one) => one !== ''),
    })),
  }
}
