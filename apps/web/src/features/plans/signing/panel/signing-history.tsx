import { inFours } from '@learntrail/contract/in-fours'
import type { SigningActed } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../../ui/dotted.ts'
import { formatTaipei } from '../../../../ui/taipei-time.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import css from './panel.module.css'

/** Everything that happened in the signing, newest first, including refusals and withdrawals. */
export function SigningHistory({ history }: { history: readonly SigningActed[] }) {
  const { t } = useTranslation('plans/signing')
  const { lineName } = useSigningWords()
  return (
    <details className={css.folded}>
      <summary>{t('history.title', { count: history.length })}</summary>
      <ol className={css.history}>
        {history.map((act) => (
          <li key={act.id}>
            <p>{t(`history.${act.act}`, { line: lineName(act), name: act.name || t('history.somebody') })}</p>
            <p className={css.quiet}>
              {dotted([
                formatTaipei(act.at),
                act.way && act.act !== 'asked' && t(`ways.${act.way}`),
                act.code && t('panel.code', { code: inFours(act.code) }),
              ])}
            </p>
            {act.reason ? <p className={css.said}>{act.reason}</p> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
