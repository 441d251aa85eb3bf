import type { Notice } from '@learntrail/contract/notices/notices'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Face } from '../../ui/face.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sign } from '../../ui/sign.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { When } from '../../ui/when.tsx'
import css from './notice-row.module.css'
import { useNoticeLook } from './use-notice-look.ts'
import { useNoticeSentence } from './use-notice-sentence.ts'

interface NoticeRowProps {
  notice: Notice
  onOpen: () => void
  onRemove: () => void
}

/** One notice; the whole row links to what it is about. */
export function NoticeRow({ notice, onOpen, onRemove }: NoticeRowProps) {
  const { t } = useTranslation('notices')
  const sentence = useNoticeSentence()(notice)
  const { icon, to } = useNoticeLook()(notice)
  return (
    <li className={css.row} data-unread={!notice.isRead || undefined}>
      <Link className={css.open} to={to} onClick={onOpen}>
        <Pictures notice={notice} icon={icon} />
        <span className={css.words}>
          <span className={css.sentence}>
            {notice.isRead ? null : <Unseen>{t('unread')}</Unseen>}
            {sentence}
          </span>
          {notice.excerpt ? <span className={css.excerpt}>{notice.excerpt}</span> : null}
          <small>
            <When time={notice.at} relative />
          </small>
        </span>
      </Link>
      <IconButton label={t('remove', { sentence })} icon="close" onClick={onRemove} />
    </li>
  )
}

function Pictures({ notice: { people }, icon }: { notice: Notice; icon: IconName }) {
  const [first] = people
  if (first === undefined) {
    return <Sign icon={icon} />
  }
  return (
    <span className={css.face}>
      <Face id={first.id} name={first.displayName} picture={first.avatar} size={40} />
      <span className={css.badge}>
        <Icon name={icon} size={16} />
      </span>
    </span>
  )
}

/** Stands in for a notice that was removed. */
export function RemovedRow({ onUndo, isBusy }: { onUndo: () => void; isBusy: boolean }) {
  const { t } = useTranslation('notices')
  return (
    <li className={css.removed}>
      <span role="status">{t('removed')}</span>
      <Button look="quiet" size="s" icon="undo" isBusy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  )
}
