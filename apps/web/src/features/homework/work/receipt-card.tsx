import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckCode } from '../../../ui/check-code.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { verifyReceipt } from '../api/hand-in.ts'
import css from './receipt-card.module.css'

interface ReceiptCardProps {
  receipt: Receipt
  handIn: HandIn
  /** Inside a card or dialog, so that it draws none of its own. */
  isPlain?: boolean
}

/** Receipt of a version: number, time and hash. It can be printed, and verified again at any time. */
export function ReceiptCard({ receipt, handIn, isPlain = false }: ReceiptCardProps) {
  const { t } = useTranslation('homework/work')
  const sentenceOf = useSentence()
  const { number, version, at, sha256, isLate, countsFrom, team } = receipt
  const check = useMutation({ mutationFn: () => verifyReceipt(handIn.id, version) })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256)
      toast(t('receipt.copied'))
    } catch {
      toast(t('receipt.notCopied'), { tone: 'warning' })
    }
  }
  return (
    <section className={css.receipt} data-plain={isPlain || undefined} aria-label={t('receipt.title')}>
      <div className={css.head}>
        <Icon name="check" />
        <h3>{t('receipt.title')}</h3>
        <Chip tone={isLate ? 'honey' : 'leaf'}>{t(isLate ? 'receipt.late' : 'receipt.inTime')}</Chip>
      </div>
      <p className={css.what}>
        {handIn.questionTitle} ·{' '}
        {(team.length > 0 ? team : [handIn.student])
          .map(({ displayName, isDeleted }) => (isDeleted ? t('receipt.gone') : displayName))
          .join(t('receipt.and'))}
      </p>
      <dl className={css.facts}>
        <Fact name={t('receipt.number')}>
          <code>{number}</code>
        </Fact>
        <Fact name={t('receipt.at')}>
          <time dateTime={at}>{formatTaipei(at)}</time>
        </Fact>
        <Fact name={t('receipt.version')}>{t('receipt.versionOf', { number: version })}</Fact>
        <Fact name={t('receipt.code')}>
          <span className={css.code}>
            <CheckCode code={sha256} />
            <IconButton className={css.copy} label={t('receipt.copy')} icon="copy" onClick={copy} />
          </span>
        </Fact>
      </dl>
      {countsFrom ? <p className={css.note}>{t('receipt.countsFrom', { time: formatTaipei(countsFrom) })}</p> : null}
      <div className={css.acts}>
        <Button look="line" size="s" icon="file" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button look="quiet" size="s" icon="search" isBusy={check.isPending} onClick={() => check.mutate()}>
          {t('receipt.check')}
        </Button>
      </div>
      <div role="status">
        {check.data ? (
          <p className={css.checked} data-intact={check.data.isIntact || undefined}>
            <Icon name={check.data.isIntact ? 'check' : 'alert'} size={18} />
            {t(check.data.isIntact ? 'receipt.intact' : 'receipt.changed')}
          </p>
        ) : null}
        {check.error ? <p className={css.note}>{sentenceOf(check.error)}</p> : null}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
