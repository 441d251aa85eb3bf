import type { Privacy } from '@learntrail/contract/posts/posts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { chooseGroupsDialog } from '../../groups/index.ts'
import { privacyChoices, privacyIcons, privacyName } from './privacy.ts'
import css from './privacy-dialog.module.css'

interface PrivacyDialogProps {
  isOpen: boolean
  /** Title for things that are not records. */
  title?: string
  privacy: number
  /** Ids of the groups that may see it; if omitted, groups cannot be chosen. */
  groupIds?: string[]
  onChoose: (privacy: Privacy, groupIds: string[]) => void
  onClose: () => void
  /** Further choices, below. */
  children?: ReactNode
}

/** Chooses the audience of a record or another thing, each option explained; for groups, which ones. */
export function PrivacyDialog({ isOpen, title, privacy, groupIds, onChoose, onClose, children }: PrivacyDialogProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  const [group, setGroup] = useState<Privacy | null>(null)
  const close = () => {
    setGroup(null)
    onClose()
  }
  if (isOpen && group !== null)
    return (
      <OnDemand
        part={chooseGroupsDialog}
        value={groupIds ?? []}
        onChoose={(chosen) => {
          onChoose(group, chosen)
          close()
        }}
        onClose={close}
      />
    )
  const choices = privacyChoices.filter(({ name }) => name !== 'group' || groupIds)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title ?? t('privacy.title')}>
      <ul className={css.choices}>
        {choices.map(({ name, code }) => (
          <li key={name}>
            <button
              type="button"
              className={css.choice}
              aria-pressed={privacy === code}
              aria-describedby={`${id}-${name}`}
              onClick={() => {
                if (privacyName(code) === 'group') return setGroup(code)
                onChoose(code, groupIds ?? [])
                close()
              }}
            >
              <Icon name={privacyIcons[name]} size={22} />
              <span className={css.words}>
                <strong>{t(`privacy.names.${name}`)}</strong>
                <small id={`${id}-${name}`}>{t(`privacy.texts.${name}`)}</small>
              </span>
              {name === 'group' ? <Icon name="right" /> : privacy === code ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  )
}
