import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LazyShareDialog } from '../posts/index.ts'
import { showcaseQuery } from './api/read-showcase.ts'
import css from './showcase-card.module.css'

interface ShowcaseCardProps {
  personId: string
  /** True on one's own page. */
  isMine: boolean
  /** My showcase, as a viewer in this relation sees it. */
  as?: Viewer | undefined
}

/**
 * On a person's page: the link to their showcase, unless the viewer may see nothing in it. Its owner can also share it
 * here, or begin one.
 */
export function ShowcaseCard({ personId, isMine, as }: ShowcaseCardProps) {
  const { t } = useTranslation('showcase')
  const id = useId()
  const { data } = useQuery(showcaseQuery(personId, 'cut', as))
  const [isSharing, setSharing] = useState(false)
  if (!data) return null
  const isEmpty = data.posts.length === 0
  if (isEmpty && !isMine) return null

  const name = isMine ? t('title') : t('titleOf', { name: data.owner.displayName })
  return (
    <Card as="section" aria-labelledby={id} className={css.card}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {name}
        </h2>
        <p className={css.text}>
          {isEmpty ? (
            t('emptyMineText')
          ) : data.headline ? (
            <span>{t('card.headline', { headline: data.headline })}</span>
          ) : null}
          {isEmpty ? null : <span>{t('card.count', { count: data.posts.length })}</span>}
        </p>
      </div>
      <div className={css.actions}>
        {isMine && !isEmpty ? (
          <Button look="line" size="s" icon="share" aria-haspopup="dialog" onClick={() => setSharing(true)}>
            {t('share')}
          </Button>
        ) : null}
        <LinkButton look="soft" size="s" iconAfter="right" to={paths.show(isMine ? undefined : personId)}>
          {t(isEmpty ? 'edit.begin' : 'card.open')}
        </LinkButton>
      </div>
      {isSharing ? (
        <LazyShareDialog
          path={paths.show(personId)}
          title={data.headline || t('titleOf', { name: data.owner.displayName })}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </Card>
  )
}
