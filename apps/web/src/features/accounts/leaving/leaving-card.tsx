import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useWays } from '../../../feature/use-ways.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import rows from '../components/account-rows.module.css'
import css from './leaving.module.css'
import { TakeAlong } from './take-along.tsx'

const dialog = onDemand(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** Kept in the address, so that signing in again at a provider returns to the dialog. */
const deletingParameter = 'delete'

/** The last card of my account: download everything, or delete the account. */
export function LeavingCard() {
  const { t } = useTranslation('accounts/leaving')
  const ways = useWays('takingAlong')
  const [search, setSearch] = useSearchParams()
  const [isDeleting, setDeleting] = useState(search.has(deletingParameter))
  const close = () => {
    setDeleting(false)
    if (search.has(deletingParameter)) setSearch({}, { replace: true })
  }

  return (
    <Card as="section" aria-labelledby="leaving">
      <h2 id="leaving" className={rows.title}>
        {t('card.title')}
      </h2>
      <div className={css.rows}>
        <div className={css.row}>
          <div className={css.words}>
            <strong>{t('take.title')}</strong>
            <p>{t('take.text')}</p>
          </div>
          <TakeAlong />
        </div>
        {ways.map(({ name, icon, to, about }) => (
          <div key={to} className={css.row}>
            <div className={css.words}>
              <strong>{about?.title}</strong>
              <p>{about?.text}</p>
            </div>
            <LinkButton look="soft" icon={icon} to={to}>
              {name}
            </LinkButton>
          </div>
        ))}
        <div className={css.row}>
          <div className={css.words}>
            <strong>{t('card.delete')}</strong>
            <p>{t('card.text')}</p>
          </div>
          <Button look="line" icon="remove" onFocus={dialog.ahead} onClick={() => setDeleting(true)}>
            {t('card.open')}
          </Button>
        </div>
      </div>
      {isDeleting ? <OnDemand part={dialog} onClose={close} /> : null}
    </Card>
  )
}
