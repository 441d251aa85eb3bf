import type { Post } from '@learntrail/contract/posts/posts'
import type { Pool, QueryConfig } from 'pg'
import { asWritten, quickRead, type Transaction, withCommit } from '../../../platform/database/index.ts'
import { JsonText, type Written, writeJson } from '../../../platform/json/json-text.ts'
import { rowsOf } from '../../../platform/paging/rows-of.ts'
import { mayHide } from '../../people/index.ts'
import { certificationOf } from '../certifications/certifications.ts'
import { groupsOf } from '../in-groups/groups-of.ts'
import { coAuthorsOf } from '../shared/co-authors.ts'
import { type CardForm, type CardText, knownCard, wholeCard } from './card-columns.ts'
import type { CardFacts, CardParts, CardSeen } from './card-facts.ts'
import { type CountedRow, subtractHidden } from './hidden-counts.ts'
import { type RememberedCard, rememberedCardsOf } from './remembered-cards.ts'

/*
 * A card has two parts. Its facts say the same to everybody and cost the most (the text, the files, their JSON): they are
 * remembered by their version. What is the viewer's (whether they may see it at all, counts, likes) is asked each time, in one
 * statement with the versions. What few records have is read beside the page, for those that have it.
 */

type WrittenParts = { [Part in keyof CardParts]?: JsonText<CardParts[Part]> | null }

/** A record's card as a viewer sees it. */
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

/** A statement that selects cards of a form, as `$1` sees them. Its name, where it has one, is that form's own. */
export type CardStatement = (card: CardForm) => QueryConfig<unknown[]>

interface Wanted {
  viewer: string
  text: CardText
  statement: CardStatement
  /** The only record that the statement may select. */
  only?: string
}

/** The rows of a statement, with all that their cards say. */
export async function readCards<Also = unknown>(pool: Pool, wanted: Wanted): Promise<(CardRow & Also)[]> {
  const cards = (await readKnown<Also>(pool, wanted)) ?? (await readWhole<Also>(pool, wanted))
  return complete(pool, wanted.viewer, cards)
}

/**
 * The same of what a transaction writes: asked along with its commit, so that reading it back is no way of its own. Answers
 * with what reads the rest, once the transaction is over.
 */
export function readCardsWithCommit(pool: Pool, transaction: Transaction, wanted: Wanted): () => Promise<CardRow[]> {
  const { values = [], ...statement } = wholeStatement(pool, wanted)
  const answer = withCommit(transaction, statement, values)
  return async () => complete(pool, wanted.viewer, keepWhole(pool, wanted.text, (await answer).rows))
}

async function complete<Card extends CardRow & CountedRow>(pool: Pool, viewer: string, cards: Card[]): Promise<Card[]> {
  await addParts(pool, viewer, cards)
  await subtractHidden(pool, viewer, cards)
  return cards
}

/** With the facts that are remembered; nothing where those of one are not. */
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

/** With the facts from the database, which are remembered. */
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

async function addParts(pool: Pool, viewer: string, cards: CardRow[]): Promise<void> {
  const ids = cards.filter(({ hasParts }) => hasParts).map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await quickRead<WrittenParts & { id: string }>(pool, {
    ...partsQuery,
    types: asWritten,
    values: [viewer, ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const card of cards) Object.assign(card, byId.get(card.id))
}

/** Of records that the viewer was found to see: viewer, ids. */
const partsQuery = {
  name: 'post-parts',
  text: `select p.id, ${coAuthorsOf('p', '$1')} as "coAuthors", ${groupsOf('p')} as groups,
      ${certificationOf('$1', 'p')} as certification
    from ${rowsOf('$2', 'uuid')} as these(id) join posts p on p.id = these.id`,
}
