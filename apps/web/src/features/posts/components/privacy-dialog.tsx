import type { Privacy } from '@learntrail/contract/posts/posts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { privacyChoices, privacyIcons } from './privacy.ts'
import css from './privacy-dialog.module.css'

interface PrivacyDialogProps {
  isOpen: boolean
  privacy: number
  onChoose: (privacy: Privacy) => void
  onClose: () => void
}

/** Who may see a record, each choice in words. */
export function PrivacyDialog({ isOpen, privacy, onChoose, onClose }: PrivacyDialogProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('privacy.title')}>
      <ul className={css.choices}>
        {privacyChoices.map(({ name, code }) => (
          <li key={name}>
            <button
              type="button"
              className={css.choice}
              aria-pressed={privacy === code}
              aria-describedby={`${id}-${name}`}
              onClick={() => {
                onChoose(code)
                onClose()
              }}
            >
              <Icon name={privacyIcons[name]} size={22} />
              <span className={css.words}>
                <strong>{t(`privacy.names.${name}`)}</strong>
                <small id={`${id}-${name}`}>{t(`privacy.texts.${name}`)}</small>
              </span>
              {privacy === code ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
