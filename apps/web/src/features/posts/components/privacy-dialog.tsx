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
  /** What it is of, where it is no record. */
  title?: string
  privacy: number
  /** The groups it is for; without them, it cannot be for groups. */
  groupIds?: string[]
  onChoose: (privacy: Privacy, groupIds: string[]) => void
  onClose: () => void
  /** What else is chosen here, below the choices. */
  children?: ReactNode
}

/** Who may see a record or another thing, each choice in words; of groups, which. */
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
