import { commentAnchor } from '@learntrail/contract/comments/anchor'
import type { FoundPost } from '@learntrail/contract/search/search'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { formatDay } from '../../../ui/dates.ts'
import { FoundCounts } from '../../../ui/found/found-counts.tsx'
import { FoundRow } from '../../../ui/found/found-row.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import css from './found-post-row.module.css'

/** A record found by a search, with the matching excerpt. */
export function FoundPostRow({ found }: { found: FoundPost }) {
  const { t } = useTranslation('posts/in-search')
  const { title, snippet, owner, date, likeCount, messageCount } = found
  return (
    <FoundRow
      to={addressOf(found)}
      title={title}
      untitled={t('untitled')}
      snippet={snippet}
      place={<Place post={found} />}
    >
      <PersonName person={owner} />
      <span>{formatDay(date)}</span>
      <FoundCounts likes={likeCount} comments={messageCount} />
    </FoundRow>
  )
}

/** For a match in a file, the place links to the file; the record is one press away. */
function Place({ post: { id, snippet } }: { post: FoundPost }) {
  const { t } = useTranslation('posts/in-search')
  const { place, file } = snippet
  if (place === 'text') return null
  if (file === null) return <span className={css.place}>{t(`place.${place}`)}</span>
  return (
    <Link className={css.place} to={paths.postFile(id, file.index)}>
      {t('place.fileText', { name: file.name })}
    </Link>
  )
}

/** Returns the address of the match: in the record, or in a comment below it. */
function addressOf(post: FoundPost): string {
  const { comment } = post.snippet
  if (comment !== null) return `${paths.post(post.id)}#${commentAnchor(comment.threadId, comment.id)}`
  const words = wordsShown(post)
  return words.length > 0 ? paths.foundPost(post.id, words) : paths.post(post.id)
}

/** Returns the matched words as they occur in what the record shows. */
function wordsShown({ title, snippet }: FoundPost): string[] {
  const shown = snippet.place === 'text' ? [snippet, title] : [title]
  return [...new Set(shown.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))))]
}
