import type { Post } from '@learntrail/contract/posts/posts'
import type { Pool, QueryConfig } from 'pg'
import { asWritten, quickRead, type Transaction, withCommit } from '../../../platform/database/index.ts'
import { type Declared, kindOf } from '../../../platform/declared.ts'
import { JsonText, type Written, writeJson } from '../../../platform/json/json-text.ts'
import { rowsOf } from '../../../platform/paging/rows-of.ts'
import type { Reading } from '../../../platform/platform.ts'
import { mayHide } from '../../people/index.ts'
import { certificationOf } from '../certifications/certifications.repository.ts'
import { groupsOf } from '../in-groups/groups-of.sql.ts'
import { type CardForm, type CardText, knownCard, wholeCard } from './card-columns.sql.ts'
import type { CardFacts, CardParts, CardSeen } from './card-facts.rules.ts'
import { type RememberedCard, rememberedCardsOf } from './cards.memory.ts'
import { type CountedRow, subtractHidden } from './hidden-counts.queries.ts'

/*
 * A card has two parts. Its facts are the same for everybody and cost the most (the text, the files, their JSON): they
 * are remembered by version. What depends on the viewer (whether they may see it at all, counts, likes) is read each
 * time, in the statement that reads the versions. Parts that few records have are read beside the page, for the records
 * that have them.
 */

type WrittenParts = { [Part in keyof CardParts]?: JsonText<CardParts[Part]> | null }

/** A record's card for one viewer. */
export interface CardRow extends CardSeen, WrittenParts, Omit<RememberedCard, 'version'> {}

interface KnownRow extends CardSeen, CountedRow {
  version: string
}

interface WholeRow extends KnownRow, Pick<RememberedCard, 'ownerId' | 'date' | 'isPinned' | 'hasParts'> {
  title: string
  content: JsonText<Post['content']>
  isCut: boolean
  classification: Post['classification']
  tags: string[]
  customTags: string[]
  privacy: number
  isWithheld: boolean
  publishedAt: string
  editedAt: string | null
  owner: JsonText<Post['owner']>
  files: JsonText<Post['files']> | null
}

/**
 * Builds the statement that selects cards of a form for the viewer $1. A named statement includes the name of the form.
 */
export type CardStatement = (card: CardForm) => QueryConfig<unknown[]>

interface Wanted {
  viewer: string
  text: CardText
  statement: CardStatement
  /** The id of the record, if the statement can select only one. */
  only?: string
}

/** Returns the rows of a statement as complete cards. */
export async function readCards<Also = unknown>(reading: Reading, wanted: Wanted): Promise<(CardRow & Also)[]> {
  const { pool } = reading
  const cards = (await readKnown<Also>(pool, wanted)) ?? (await readWhole<Also>(pool, wanted))
  return complete(reading, wanted.viewer, cards)
}

/**
 * Reads cards that a transaction writes: sent along with its commit, so that reading them back costs no round trip.
 * Returns a function that reads the rest, to be called once the transaction has ended.
 */
export function readCardsWithCommit(
  reading: Reading,
  transaction: Transaction,
  wanted: Wanted,
): () => Promise<CardRow[]> {
  const { pool } = reading
  const { values = [], ...statement } = wholeStatement(pool, wanted)
  const answer = withCommit(transaction, statement, values)
  return async () => complete(reading, wanted.viewer, keepWhole(pool, wanted.text, (await answer).rows))
}

async function complete<Card extends CardRow & CountedRow>(
  reading: Reading,
  viewer: string,
  cards: Card[],
): Promise<Card[]> {
  await addParts(reading, viewer, cards)
  await subtractHidden(reading.pool, viewer, cards)
  return cards
}

/** Reads cards whose facts are remembered; undefined if those of any card are not. */
async function readKnown<Also>(pool: Pool, { viewer, text, statement, only }: Wanted) {
  const remembered = rememberedCardsOf(pool)
  if (only !== undefined && !remembered.has(text, only)) return undefined
  const { rows } = await quickRead<KnownRow & Also>(pool, statement(knownCard(mayHide(pool, viewer))))
  const cards: (KnownRow & RememberedCard & Also)[] = []
  for (const row of rows) {
    const card = remembered.find(text, row.id, row.version)
    if (card === undefined) return undefined
    cards.push({ ...row, ...card })
  }
  return cards
}

/** Reads cards with their facts, and remembers these. */
async function readWhole<Also>(pool: Pool, wanted: Wanted) {
  const { rows } = await quickRead<WholeRow & Also>(pool, wholeStatement(pool, wanted))
  return keepWhole<Also>(pool, wanted.text, rows)
}

const wholeStatement = (pool: Pool, { viewer, text, statement }: Wanted): QueryConfig<unknown[]> => ({
  ...statement(wholeCard(text, mayHide(pool, viewer))),
  types: asWritten,
})

function keepWhole<Also>(pool: Pool, text: CardText, rows: (WholeRow & Also)[]) {
  const remembered = rememberedCardsOf(pool)
  return rows.map((row) => {
    const { version, ownerId, date, isPinned, hasParts } = row
    const card = { version, ownerId, date, isPinned, hasParts, facts: factsOf(row) }
    remembered.keep(text, row.id, card)
    return { ...row, ...card }
  })
}

function factsOf(row: WholeRow): JsonText<CardFacts> {
  const { id, owner, title, content, isCut, isWithheld, date, classification, tags, customTags } = row
  const { privacy, isPinned, publishedAt, editedAt } = row
  const facts: { [Fact in keyof CardFacts]: Written<CardFacts[Fact]> } = {
    id,
    owner,
    title,
    content,
    isCut,
    isWithheld,
    files: row.files ?? [],
    date,
    classification,
    tags,
    customTags,
    privacy,
    isPinned,
    publishedAt,
    editedAt,
  }
  return new JsonText(writeJson(facts))
}

async function addParts({ pool, declared }: Reading, viewer: string, cards: CardRow[]): Promise<void> {
  const ids = cards.filter(({ hasParts }) => hasParts).map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await quickRead<WrittenParts & { id: string }>(pool, {
    ...declared.made(partsQuery),
    types: asWritten,
    values: [viewer, ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const card of cards) Object.assign(card, byId.get(card.id))
}

/** SQL: a part of the card of the record `post` that a higher feature knows, as the viewer may see it. */
export const cardParts = kindOf<{ name: 'coAuthors'; of(post: string, viewer: string): string }>('parts of cards')

/** $1 viewer, $2 ids of records that the viewer may see. */
const partsQuery = (declared: Declared) => {
  const parts = declared.of(cardParts).map(({ name, of }) => `${of('p', '$1')} as "${name}", `)
  return {
    name: 'post-parts',
    text: `select p.id, ${parts.join('')}${groupsOf('p')} as groups,
      ${certificationOf('$1', 'p')} as certification
    from ${rowsOf('$2', 'uuid')} as these(id) join posts p on p.id = these.id`,
  }
}
