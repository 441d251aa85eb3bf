import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import css from './given-passwords.module.css'
import { SlipsButton } from './slips-button.tsx'

/** New first passwords, shown only once. */
export function GivenPasswords({ items }: { items: FirstPassword[] }) {
  const { t } = useTranslation('console')
  return (
    <div className={css.given}>
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
      <SlipsButton items={items} />
    </div>
  )
}

/** The same in a dialog. */
export function GivenPasswordsDialog({ items, onClose }: { items: FirstPassword[]; onClose: () => void }) {
  const { t } = useTranslation(['console', 'common'])
  return (
    <Dialog
      isOpen
      title={t('firstPasswords.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('firstPasswords.noted')}</Button>}
    >
      <GivenPasswords items={items} />
    </Dialog>
  )
}
