import type { CodesAdded } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listed } from '../../../ui/listed.ts'

/** Line numbers listed before the rest is only counted. */
const named = 20

/** The outcome of adding a pasted list of codes. */
export function AddedCodes({ added: { added, known, repeated, unfit } }: { added: CodesAdded }) {
  const { t } = useTranslation('prizes/keep')
  const lines = (numbers: readonly number[]) => {
    const rest = numbers.length - named
    return listed([
      ...numbers.slice(0, named).map(String),
      ...(rest > 0 ? [t('codes.moreLines', { count: rest })] : []),
    ])
  }
  return (
    <FormAlert tone="leaf">
      <p>{t('codes.added', { count: added })}</p>
      {known > 0 ? <p>{t('codes.known', { count: known })}</p> : null}
      {repeated.length > 0 ? <p>{t('codes.repeated', { lines: lines(repeated) })}</p> : null}
      {unfit.length > 0 ? <p>{t('codes.unfit', { ...prizeLimits.code, lines: lines(unfit) })}</p> : null}
    </FormAlert>
  )
}
