import type { Pool } from 'pg'
import type { JsonText } from '../../../platform/json/json-text.ts'
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
  readonly #cards = new Map<string, RememberedCard>()
  readonly #mostCharacters: number
  #characters = 0

  constructor(most = mostCharacters) {
    this.#mostCharacters = most
  }

  /** Whether a card is remembered, of whatever version. */
  has(text: CardText, id: string): boolean {
    return this.#cards.has(keyOf(text, id))
  }

  find(text: CardText, id: string, version: string): RememberedCard | undefined {
    const key = keyOf(text, id)
    const card = this.#cards.get(key)
    if (card?.version !== version) return undefined
    this.#cards.delete(key)
    this.#cards.set(key, card)
    return card
  }

  keep(text: CardText, id: string, card: RememberedCard): void {
    const key = keyOf(text, id)
    this.#forget(key)
    if (card.facts.text.length > longestCard) return
    this.#cards.set(key, card)
    this.#characters += card.facts.text.length
    for (const oldest of this.#cards.keys()) {
      if (this.#characters <= this.#mostCharacters) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const card = this.#cards.get(key)
    if (card === undefined) return
    this.#cards.delete(key)
    this.#characters -= card.facts.text.length
  }
}

const keyOf = (text: CardText, id: string) => `${text} ${id}`

/** One for each pool, which is one of a process. */
const byPool = new WeakMap<Pool, RememberedCards>()

export function rememberedCardsOf(pool: Pool): RememberedCards {
  const known = byPool.get(pool) ?? new RememberedCards()
  byPool.set(pool, known)
  return known
}
