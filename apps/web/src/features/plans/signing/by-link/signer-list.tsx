import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import css from './link.module.css'

/** Who signs a plan, as guardians are told, and whether they have. */
export function SignerList({ signers }: { signers: AskedBySigningLink['others'] }) {
  const { t } = useTranslation('plans/signing-link')
  return (
    <ul className={css.others}>
      {signers.map(({ role, label, isSigned }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be called the same, and stay in their order
        <li key={index}>
          <Icon name={isSigned ? 'check' : 'clock'} size={18} />
          <span>{label || (role === 'own' ? '' : t(`roles.${role}`))}</span>
          <span className={css.note}>{t(isSigned ? 'signed' : 'notYet')}</span>
        </li>
      ))}
    </ul>
  )
}
