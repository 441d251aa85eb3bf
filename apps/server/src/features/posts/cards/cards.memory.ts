import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { CardText } from './card-columns.sql.ts'
import type { CardFacts } from './card-facts.rules.ts'

/** The facts of a card, with what the cursors of lists are made of. */
export interface RememberedCard {
  version: string
  ownerId: string
  date: string
  isPinned: boolean
  /** Whether groups, co-authors or a certification have to be read. */
  hasParts: boolean
  facts: JsonText<CardFacts>
}

/** Characters of all cards together: about 20 MB, thousands of cards. */
const mostCharacters = 8_000_000
/** Characters of the longest card that is remembered; longer ones are read each time. */
const longestCard = 40_000

/**
 * Facts of recently read cards, by text form and id; the least recently used is dropped first. A caller has the version
 * from the database, out of the statement that decides whether the viewer may see the card: nothing here is trusted by
 * itself.
 */
export class RememberedCards {
  readonly #cards: LRUCache<string, RememberedCard>

  constructor(most = mostCharacters) {
    this.#cards = new LRUCache({
      maxSize: most,
      maxEntrySize: Math.min(longestCard, most),
      sizeCalculation: ({ facts }) => facts.text.length,
    })
  }

  /** Whether a card is remembered, in any version. */
  has(text: CardText, id: string): boolean {
    return this.#cards.has(keyOf(text, id))
  }

  find(text: CardText, id: string, version: string): RememberedCard | undefined {
    const card = this.#cards.get(keyOf(text, id))
    return card?.version === version ? card : undefined
  }

  keep(text: CardText, id: string, card: RememberedCard): void {
    this.#cards.set(keyOf(text, id), card)
  }
}

const keyOf = (text: CardText, id: string) => `${text} ${id}`

const byPool = perApplication(() => new RememberedCards())

export const rememberedCardsOf = (pool: Pool): RememberedCards => byPool(pool)
