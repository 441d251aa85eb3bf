import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { dot } from '../../../ui/dotted.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { BulletinChips } from './bulletin-chips.tsx'
import css from './bulletin-row.module.css'
import { ReaderNumbers } from './reader-numbers.tsx'
import { isUnread } from './standing.rules.ts'
import { WhenTold } from './when-told.tsx'

/** A bulletin in a list: title, excerpt, author and states. */
export function BulletinRow({ bulletin }: { bulletin: BulletinSummary }) {
  const { t } = useTranslation('bulletins')
  const { id, title, excerpt, fileCount, counts, hasAppeared } = bulletin
  const isNew = isUnread(bulletin)
  return (
    <Card as="article" padding="none" className={css.row} data-unread={isNew || undefined}>
      <Link className={css.link} to={paths.bulletin(id)}>
        <BulletinChips bulletin={bulletin} />
        <span className={css.title}>
          {isNew ? <Unseen>{t('unread')}</Unseen> : null}
          <WholeWords>{title}</WholeWords>
        </span>
        {excerpt ? <span className={css.excerpt}>{excerpt}</span> : null}
        <span className={css.note}>
          <WhenTold bulletin={bulletin} />
          {fileCount > 0 ? `${dot}${t('files', { count: fileCount })}` : null}
        </span>
        {counts && hasAppeared ? <ReaderNumbers bulletin={bulletin} /> : null}
      </Link>
    </Card>
  )
}
