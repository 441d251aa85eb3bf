import type { EPortfolio, EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { Person } from '../../platform/access/person.ts'
import { ePortfolioAbilities, type Reader } from './eportfolio.policy.ts'

type Shown = Omit<EPortfolioCard, 'coverUrl' | 'createdAt' | 'exportedAt' | 'exhibitedAt'>

/** Row of a card, as the queries return it. */
export interface EPortfolioCardRow extends Shown {
  ownerId: string
  createdAt: Date
  exportedAt: Date
  exhibitedAt: Date | null
  exhibitionId: string | null
  /** The exhibition's sort key, the same for every viewer. */
  likesInAll: number
}

export interface EPortfolioRow extends EPortfolioCardRow {
  forms: EPortfolio['forms'] | null
  versions: EPortfolio['versions'] | null
  taggedFriends: EPortfolio['taggedFriends'] | null
}

/** A card in the form of the wire. Only the owner is told which draft it was made from. */
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

/** An e-portfolio in the form of the wire, with what this person may do. */
export function ePortfolioOf(person: Reader, row: EPortfolioRow): EPortfolio {
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
