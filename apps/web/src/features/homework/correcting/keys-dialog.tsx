import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import css from './correct.module.css'

const keys = {
  release: ['Ctrl', 'Enter'],
  move: ['Alt', '↑', '↓'],
  reviewed: ['Alt', 'Y'],
  returned: ['Alt', 'B'],
  levels: ['1', '…', '6'],
  noLevel: ['0'],
  phrases: ['Alt', 'P'],
  mark: ['Alt', 'M'],
  list: ['?'],
} as const

/** The keyboard shortcuts for correcting. */
export function KeysDialog({ hasRubric, onClose }: { hasRubric: boolean; onClose: () => void }) {
  const { t } = useTranslation('homework/correct')
  const names = (Object.keys(keys) as (keyof typeof keys)[]).filter(
    (name) => hasRubric || (name !== 'levels' && name !== 'noLevel'),
  )
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose}>
      <dl className={css.keyList}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {keys[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
