import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { CardText } from './card-columns.ts'
import type { CardFacts } from './card-facts.ts'

/** What a card says to everybody, and what lists go on by. */
export interface RememberedCard {
  version: string
  ownerId: string
  date: string
  isPinned: boolean
  /** Whether there are groups, co-authors or a certification to read. */
  hasParts: boolean
  facts: JsonText<CardFacts>
}

/** Characters of all cards together: some 20 MB, thousands of cards. */
const mostCharacters = 8_000_000
/** A card that is longer is read each time. */
const longestCard = 40_000

/**
 * Facts of cards that were read lately, by what is read of them; the one that was read longest ago is forgotten first. Whoever
 * asks has the version from the database, in the statement that decides whether they may see the card at all: nothing here
 * is believed by itself.
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

  /** Whether a card is remembered, of whatever version. */
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
