import type { FoundPost } from '@learntrail/contract/search/search'
import type { Pool } from 'pg'
import { snippetOf, withMarks } from '../../../platform/search/marks.ts'
import { wantedRuns } from '../../../platform/search/typed-words.ts'
import { type SaidPlace, saidPlacesQuery } from '../../comments/index.ts'
import { commentedPost } from '../seen-counts.sql.ts'
import { type FilePlace, filePlacesQuery } from './file-places.queries.ts'

type Place = FoundPost['snippet']

/** Gives records without a marked word in title or snippet a snippet from a document, or else from a comment. */
export async function lookElsewhere(pool: Pool, viewer: string, found: FoundPost[], keyword: string): Promise<void> {
  const words = wantedRuns(keyword)
  const unmarked = () =>
    found.filter(({ title, snippet }) => title.marks.length === 0 && snippet.marks.length === 0).map(({ id }) => id)
  const show = (id: string, text: string, place: Pick<Place, 'place' | 'file' | 'comment'>) => {
    const post = found.find((one) => one.id === id)
    const snippet = snippetOf(text, keyword)
    if (post) post.snippet = { ...place, ...withMarks(snippet) }
  }

  const inFiles = unmarked()
  if (inFiles.length === 0 || words.length === 0) return
  const files = await pool.query<FilePlace>({ ...filePlacesQuery, values: [inFiles, words] })
  for (const { id, fileName: name, fileIndex: index, piece } of files.rows)
    show(id, piece, { place: 'fileText', file: { name, index }, comment: null })

  const below = unmarked()
  if (below.length === 0) return
  const said = await pool.query<SaidPlace>({ ...saidPlacesQuery(commentedPost), values: [viewer, below, words] })
  for (const { targetId, commentId, threadId, content } of said.rows)
    show(targetId, content, { place: 'comment', file: null, comment: { id: commentId, threadId } })
}
