import type { HelpTopic } from '@learntrail/contract/help/topics'

type Audience = 'guardians' | 'teachers' | 'schools'

export interface Article {
  topic: HelpTopic
  title: string
  lead: string
  /** Its screen, as `npm run help:pictures` has taken it, and what is seen there. */
  picture: { path: string; alt: string } | null
  steps: {
    title: string
    text: string
    /** What people ask that it answers: found by, never shown. */
    asks: string[]
  }[]
  tip: string
  go: { label: string; path: string }
  /** The question that it answers, as people ask it. */
  ask: string
  /** What else people call it: found by, never shown. */
  words: string
  /** Whom it speaks to, where that is not everybody. */
  audience: Audience | null
  /** Also for who has no account yet. */
  isForGuests: boolean
}

const shape =
  /^---\nask: (?<ask>.+)\nwords: (?<words>.+)\n(?:for: (?<audience>guardians|teachers|schools)\n)?(?<guests>guests: yes\n)?---\n\n# (?<title>.+)\n\n(?<lead>.+)\n\n(?:!\[(?<alt>.+)\]\((?<picture>\/.+)\)\n\n)?(?<steps>(?:## .+\n(?:<!-- .+ -->\n)?\n.+\n\n)+)> (?<tip>.+)\n\n\[(?<label>.+)\]\((?<path>\/.*)\)\n$/u

const step = /## (.+)\n(?:<!-- (.+) -->\n)?\n(.+)\n\n/gu

/** An article as it is written in the repository: a head, a lead, a picture where there is one, steps, a tip and the way to its screen. */
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
