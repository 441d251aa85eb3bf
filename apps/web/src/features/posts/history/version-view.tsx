import { plainText } from '@learntrail/contract/content/document'
import type { PostVersion } from '@learntrail/contract/posts/history'
import type { Post } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import marks from '../../../ui/differences/differences.module.css'
import { Differences } from '../../../ui/differences/differences.tsx'
import { diffTexts } from '../../../ui/differences/text-diff.ts'
import { listed } from '../../../ui/listed.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useTagName } from '../../tags/index.ts'
import { postQuery } from '../api/read-post.ts'
import { versionQuery } from '../api/read-version.ts'
import { privacyName } from '../components/privacy.ts'
import css from './version-view.module.css'

/** A former version, with its differences from the current record. */
export function VersionView({ post: shown, versionId }: { post: Post; versionId: string }) {
  const { t } = useTranslation('posts/history')
  const query = useQuery(versionQuery(shown.id, versionId))
  // A list holds only the beginning of a long record, so the whole is fetched to compare with.
  const whole = useQuery({ ...postQuery(shown.id), enabled: shown.isCut })
  const post = shown.isCut ? whole.data : shown
  if (!query.data) return <WaitingLines query={query} lines={6} />
  if (!post) return <WaitingLines query={whole} lines={6} />
  const version = query.data
  return (
    <div className={`${css.version} ${marks.marked}`}>
      <p>{t('during', { from: formatTaipei(version.savedAt), to: formatTaipei(version.replacedAt) })}</p>
      <p className={marks.key}>
        <del>{t('removed')}</del>
        <ins>{t('added')}</ins>
      </p>
      <Changes post={post} version={version} />
      <section aria-label={t('text')} className={css.text}>
        <h3>
          <Differences parts={diffTexts(version.title, post.title)} />
        </h3>
        <p>
          <Differences parts={diffTexts(version.text, plainText(post.content))} />
        </p>
      </section>
      <div>
        <LinkButton to={`${paths.writePost}?id=${post.id}&version=${versionId}`}>{t('restore')}</LinkButton>
        <p className={css.note}>{t('restoreNote')}</p>
      </div>
    </div>
  )
}

/** Changes other than the text. */
function Changes({ post, version }: { post: Post; version: PostVersion }) {
  const { t } = useTranslation(['posts/history', 'posts', 'tags'])
  const nameOf = useTagName()
  const who = (privacy: number) => t(`posts:privacy.names.${privacyName(privacy)}`)
  const tags = ({ tags, customTags }: Pick<Post, 'tags' | 'customTags'>) =>
    listed([...tags.map(nameOf), ...customTags.map((tag) => `# ${tag}`)])
  const now = post.files.map(({ displayName }) => displayName)
  const rows = [
    { name: t('privacy'), was: who(version.privacy), is: who(post.privacy) },
    { name: t('date'), was: formatDay(version.date), is: formatDay(post.date) },
    {
      name: t('classification'),
      was: t(`tags:classifications.${version.classification}`),
      is: t(`tags:classifications.${post.classification}`),
    },
    { name: t('tags'), was: tags(version), is: tags(post) },
    { name: t('files'), was: listed(version.fileNames), is: listed(now) },
  ].filter(({ was, is }) => was !== is)
  if (rows.length === 0) return null
  return (
    <dl className={css.changes}>
      {rows.map(({ name, was, is }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <del>{was || t('nothing')}</del>
            <ins>{is || t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
