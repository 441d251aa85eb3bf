import type { PayTo } from '@learntrail/contract/subscription/orders'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './orders.module.css'

/** The bank account to pay to, in the fields of a banking app. */
export function PayToFacts({ payTo: { bankCode, bankName, account, accountName } }: { payTo: PayTo }) {
  const { t } = useTranslation('subscription/orders')
  // Banking apps accept digits only; the hyphens are for reading.
  const copy = () =>
    navigator.clipboard.writeText(account.replaceAll('-', '')).then(
      () => toast(t('payTo.copied')),
      () => toast(t('payTo.notCopied'), { tone: 'warning' }),
    )
  return (
    <section className={css.payTo} aria-label={t('payTo.title')}>
      <h3>{t('payTo.title')}</h3>
      <Facts>
        <Fact name={t('payTo.bank')}>{t('payTo.bankOf', { code: bankCode, name: bankName })}</Fact>
        <Fact name={t('payTo.account')}>
          <span className={css.account}>
            <code>{account}</code>
            <IconButton label={t('payTo.copy')} icon="copy" onClick={copy} />
          </span>
        </Fact>
        <Fact name={t('payTo.accountName')}>{accountName}</Fact>
      </Facts>
    </section>
  )
}
