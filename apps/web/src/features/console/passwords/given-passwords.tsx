import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import css from './given-passwords.module.css'
import { SlipsButton } from './slips-button.tsx'

/** New first passwords, shown only once. */
export function GivenPasswords({ items }: { items: FirstPassword[] }) {
  return (
    <div className={css.given}>
      <PasswordList items={items} />
      <SlipsButton items={items} />
    </div>
  )
}

function PasswordList({ items }: { items: FirstPassword[] }) {
  const { t } = useTranslation('console')
  return (
    <>
      <p>{t('firstPasswords.once')}</p>
      <ul className={css.list}>
        {items.map(({ username, password, fullName, seatNumber }) => (
          <li key={username} className={css.one}>
            <span>{`${seatNumber} ${fullName}`.trim()}</span>
            <span>{t('firstPasswords.account', { username })}</span>
            <strong className={css.password}>{password}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same in a dialog, which asks before it closes unless the slips were saved or the passwords noted. */
export function GivenPasswordsDialog({ items, onClose }: { items: FirstPassword[]; onClose: () => void }) {
  const { t } = useTranslation(['console', 'common'])
  const [isSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Dialog
        isOpen
        title={t('firstPasswords.title')}
        onClose={isSaved ? onClose : () => setAsked(true)}
        actions={
          <>
            <SlipsButton items={items} onSaved={() => setSaved(true)} />
            <Button look={isSaved ? 'primary' : 'line'} onClick={onClose}>
              {t('firstPasswords.noted')}
            </Button>
          </>
        }
      >
        <div className={css.given}>
          <PasswordList items={items} />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('firstPasswords.leave.title')}
        confirm={t('firstPasswords.leave.confirm')}
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsked(false)}
      >
        <p>{t('firstPasswords.leave.text')}</p>
      </ConfirmDialog>
    </>
  )
}
