import { fileLimits } from '@learntrail/contract/files/limits'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Refusal } from '../uploads/check-selection.ts'
import css from './refused-files.module.css'

const bounds = { count: fileLimits.count, size: fileLimits.bytes / 1024 / 1024 }

/** Files that were refused before uploading, each with the reason. */
export function RefusedFiles({ refused, onClose }: { refused: readonly Refusal[]; onClose: () => void }) {
  const { t } = useTranslation('files')
  return (
    <div role="alert">
      {refused.length > 0 ? (
        <div className={css.refused}>
          <ul>
            {refused.map(({ key, name, reason }) => (
              <li key={key}>
                <strong>{name}</strong>
                <span>{t(`refused.${reason}`, bounds)}</span>
              </li>
            ))}
          </ul>
          <IconButton label={t('refused.close')} icon="close" onClick={onClose} />
        </div>
      ) : null}
    </div>
  )
}
