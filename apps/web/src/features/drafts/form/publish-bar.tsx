import type { Privacy } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { groupQuery } from '../../groups/index.ts'
import { PrivacyDialog, privacyIcons, privacyName } from '../../posts/index.ts'
import { fieldId } from '../session/draft-fields.ts'
import css from './publish-bar.module.css'

interface PublishBarProps {
  privacy: number
  onPrivacy: (privacy: Privacy, groupIds: string[]) => void
  /** The chosen groups. Without this prop, groups are not offered as an audience. */
  groupIds?: string[]
  /** Where the draft is saved, or what publishing waits for. */
  status: ReactNode
  /** The status is a sentence: on a phone it goes above the buttons. */
  isStatusAbove?: boolean
  publish: string
  /** Why the last press of a button failed. */
  failure: ReactNode
  isBusy: boolean
  onPublish: () => void
  /** Opens the choice of a time to publish; without it there is no such button. */
  onLater?: () => void
}

/** The bottom bar of a form: audience, status, schedule and publish. */
export function PublishBar({
  privacy,
  groupIds,
  onPrivacy,
  status,
  publish,
  failure,
  isBusy,
  onPublish,
  onLater,
  ...props
}: PublishBarProps) {
  const { t } = useTranslation(['drafts/form', 'posts'])
  const [isChoosing, setChoosing] = useState(false)
  const name = privacyName(privacy)
  const chosen = name === 'group' ? (groupIds ?? []) : []
  const [only = ''] = chosen
  // One group is shown by name, several by their number.
  const { data: group } = useQuery({ ...groupQuery(only), enabled: chosen.length === 1 })
  const some = group?.name ?? t('posts:privacy.groups', { count: chosen.length })
  const who = chosen.length > 0 ? some : t(`posts:privacy.names.${name}`)
  return (
    <BottomBar failure={failure} className={props.isStatusAbove ? css.tall : undefined}>
      <button
        id={fieldId('privacy')}
        type="button"
        className={css.privacy}
        aria-haspopup="dialog"
        aria-label={t('posts:privacy.change', { who })}
        onClick={() => setChoosing(true)}
      >
        <Icon name={privacyIcons[name]} size={18} />
        <span className={css.who}>{who}</span>
        <Icon name="down" size={16} />
      </button>
      <p className={css.status} role="status">
        {status}
      </p>
      {onLater ? (
        <IconButton label={t('later')} icon="calendar" aria-haspopup="dialog" disabled={isBusy} onClick={onLater} />
      ) : null}
      <Button isBusy={isBusy} onClick={onPublish}>
        {publish}
      </Button>
      <PrivacyDialog
        isOpen={isChoosing}
        privacy={privacy}
        groupIds={groupIds}
        onChoose={onPrivacy}
        onClose={() => setChoosing(false)}
      />
    </BottomBar>
  )
}
