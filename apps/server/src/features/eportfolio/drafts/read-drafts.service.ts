import { emptyDocument } from '@learntrail/contract/content/document'
import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft, ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { type Paragraph, paragraphsOfDocument } from '@learntrail/contract/eportfolio/paragraphs'
import { paragraphsOf } from '@learntrail/contract/eportfolio/words'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { Platform } from '../../../platform/platform.ts'
import { findFileSummaries, isPicture } from '../../files/index.ts'
import { findOwnWork } from '../../homework/index.ts'
import { findOwnContents, findOwnPosts } from '../../posts/index.ts'
import type { ExportDraftRow, ListedDraft } from './export-drafts.repository.ts'
import { resourceIdOf } from './selection.rules.ts'

/** Returns a draft in the form of the wire, with its material as of now. */
export async function draftOf({ db, pool }: Platform, row: ExportDraftRow): Promise<ExportDraft> {
  const { title, customTextResources, sectionOrder, adjustImages, pages } = row.content
  const placed = imageIdsOf(row.content)
  const posts = await findOwnPosts(pool, row.ownerId, row.postIds)
  const contents = await findOwnContents(db, row.ownerId, row.postIds)
  const work = await findOwnWork(pool, row.ownerId, row.homeworkIds)
  // The question precedes the work; its paragraphs can be placed like any other.
  const material = [
    ...posts.map(({ id, ...post }) => ({
      ...post,
      id: resourceIdOf(id),
      paragraphs: paragraphsOfDocument(contents.get(id) ?? emptyDocument),
    })),
    ...work.map(({ id, asked, content, ...rest }) => ({
      ...rest,
      id: resourceIdOf(id, 'homework'),
      paragraphs: [...plainParagraphs(asked), ...paragraphsOfDocument(content)],
    })),
  ]
  const files = await findFileSummaries(pool, row.ownerId, [...new Set([...row.customImageIds, ...placed])])
  return {
    draftId: row.id,
    version: row.version,
    name: row.name,
    title,
    selectedPortfolioIds: row.postIds,
    selectedHomeworkIds: row.homeworkIds,
    textResources: material.map(({ id, title, date, paragraphs }) => ({ resourceId: id, title, date, paragraphs })),
    imageResources: material.flatMap(({ id, files: own }) =>
      (own ?? []).filter(isPicture).map((file) => ({ resourceId: id, file })),
    ),
    customTextResources,
    sectionOrder,
    customImageResources: chosen(files, row.customImageIds),
    adjustImages,
    placedImages: chosen(files, placed),
    pages,
    uploadDescription: row.uploadDescription,
    draftTotalWords: row.totalWords,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const plainParagraphs = (text: string): Paragraph[] =>
  paragraphsOf(text, ePortfolioLimits.paragraph).map((words) => ({ text: words }))

function chosen(files: FileSummary[], ids: string[]): FileSummary[] {
  return ids.flatMap((id) => files.find((file) => file.id === id) ?? [])
}

/** Returns drafts as listed, each with its cover: the chosen one, else the first picture placed. */
export async function summariesOf(
  { pool }: Platform,
  ownerId: string,
  rows: ListedDraft[],
): Promise<ExportDraftSummary[]> {
  const covers = rows.map(coverIdOf)
  const files = await findFileSummaries(pool, ownerId, [...new Set(covers.filter((id) => id !== undefined))])
  return rows.map((row, index) => ({
    draftId: row.draftId,
    version: row.version,
    name: row.name,
    title: row.title,
    selectedCount: row.selectedCount,
    draftTotalWords: row.totalWords,
    imageCount: row.placed.length,
    template: row.template,
    orientation: row.orientation,
    cover: files.find(({ id }) => id === covers[index]) ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

function coverIdOf({ coverImageId, placed, adjusted, adjustedIds }: ListedDraft): string | undefined {
  const id = coverImageId ?? placed[0]
  return id === undefined ? undefined : (adjustedIds[adjusted.indexOf(id)] ?? id)
}
