import type { EPortfolio, EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { Person } from '../../platform/access/person.ts'
import { ePortfolioAbilities } from './eportfolio.policy.ts'

type Shown = Omit<EPortfolioCard, 'coverUrl' | 'createdAt' | 'exportedAt' | 'exhibitedAt'>

/** What a card is made of, as the queries answer it. */
export interface EPortfolioCardRow extends Shown {
  ownerId: string
  createdAt: Date
  exportedAt: Date
  exhibitedAt: Date | null
  exhibitionId: string | null
  /** What the exhibition is ordered by, whoever looks. */
  likesInAll: number
}

export interface EPortfolioRow extends EPortfolioCardRow {
  forms: EPortfolio['forms'] | null
  versions: EPortfolio['versions'] | null
  taggedFriends: EPortfolio['taggedFriends'] | null
}

/** A card as the wire has it. Which draft it was made of is its owner's to know. */
export function cardOf(person: Pick<Person, 'id'>, row: EPortfolioCardRow): EPortfolioCard {
  const { id, owner, kind, title, name, visibility, document, version, summary, tags, customTags } = row
  const { browseCount, likeCount, isLiked, discussionCount, confirmationCode, showsOwner, marksReaders } = row
  return {
    id,
    owner,
    kind,
    title,
    name,
    visibility,
    document,
    version,
    exportedAt: row.exportedAt.toISOString(),
    coverUrl: coverOf(document.file),
    draftId: row.ownerId === person.id ? row.draftId : null,
    summary,
    tags,
    customTags,
    browseCount,
    likeCount,
    isLiked,
    discussionCount,
    confirmationCode,
    showsOwner,
    marksReaders,
    createdAt: row.createdAt.toISOString(),
    exhibitedAt: row.exhibitedAt?.toISOString() ?? null,
  }
}

/** An e-portfolio as the wire has it, with what this person may do. */
export function ePortfolioOf(person: Pick<Person, 'id' | 'suspendedAt' | 'mends'>, row: EPortfolioRow): EPortfolio {
  return {
    ...cardOf(person, row),
    forms: row.forms ?? [],
    versions: row.versions ?? [],
    taggedFriends: row.taggedFriends ?? [],
    can: ePortfolioAbilities(person, row),
  }
}

function coverOf(file: EPortfolioCard['document']['file']): string | null {
  return file === null || file.thumbnailWidths.length === 0 ? null : `${file.url}?type=thumbnail`
}
