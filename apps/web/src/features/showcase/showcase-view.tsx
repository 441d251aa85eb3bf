import { plainText } from '@learntrail/contract/content/document'
import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkChip } from '../../ui/chip.tsx'
import { formatDay } from '../../ui/dates.ts'
import { LinkedWords } from '../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../ui/person-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { RichText } from '../editor/index.ts'
import { FileList, isPicture, Picture, postFileAddress } from '../files/index.ts'
import { PrivacyLine } from '../posts/index.ts'
import { TagList, tagAddress } from '../tags/index.ts'
import css from './showcase-view.module.css'

/** A showcase, laid out for screen and print. */
export function ShowcaseView({ showcase, isMine }: { showcase: Showcase; isMine: boolean }) {
  const { t } = useTranslation(['showcase', 'posts', 'tags'])
  const view = isMine ? 'mine' : 'public'
  const { owner, headline, introduction, posts } = showcase
  return (
    <>
      <header className={css.cover}>
        <PersonFace person={owner} size={52} />
        <div className={css.words}>
          <p className={css.by}>
            <PersonName person={owner} />
          </p>
          <h2 className={css.headline}>
            <WholeWords>{headline || t('titleOf', { name: owner.displayName })}</WholeWords>
          </h2>
          {introduction ? (
            <p className={css.introduction}>
              <LinkedWords text={introduction} />
            </p>
          ) : null}
        </div>
      </header>
      {posts.length === 0 ? <p className={css.none}>{t(isMine ? 'nonChosen' : 'nonVisible')}</p> : null}
      <ol className={css.posts}>
        {posts.map((post) => {
          const pictures = post.files.filter(isPicture)
          const files = post.files.filter((file) => !isPicture(file))
          const title = post.title || t('posts:card.untitled', { name: owner.displayName })
          return (
            <li key={post.id} className={css.post}>
              <article aria-label={title}>
                <p className={css.facts}>
                  <time dateTime={post.date}>{formatDay(post.date)}</time>
                  <LinkChip tone="accent" to={tagAddress(view, { classification: post.classification })}>
                    {t(`tags:classifications.${post.classification}`)}
                  </LinkChip>
                  {isMine && post.privacy !== 0 ? <PrivacyLine privacy={post.privacy} /> : null}
                </p>
                <h3 className={css.title}>
                  <Link to={paths.post(post.id)}>
                    <WholeWords>{title}</WholeWords>
                  </Link>
                </h3>
                {pictures.length > 0 ? (
                  <div className={css.pictures} data-count={Math.min(pictures.length, 3)}>
                    {pictures.slice(0, 3).map((file) => (
                      <Picture
                        key={file.id}
                        file={file}
                        sizes="(min-width: 768px) 640px, 92vw"
                        alt={file.displayName}
                      />
                    ))}
                  </div>
                ) : null}
                {plainText(post.content) ? (
                  <div className={css.text}>
                    <RichText document={post.content} />
                  </div>
                ) : null}
                <FileList files={files} addressOf={postFileAddress(post)} />
                <TagList of={post} view={view} />
              </article>
            </li>
          )
        })}
      </ol>
    </>
  )
}
