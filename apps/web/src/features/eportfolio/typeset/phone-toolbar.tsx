import { useTranslation } from 'react-i18next'
import { coverEdge } from '../../../ui/edge/cover-edge.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import css from './phone-toolbar.module.css'
import type { Changes } from './use-changes.ts'

export type Panel = 'design' | 'document' | 'pages' | 'selected'

interface PhoneToolbarProps {
  changes: Changes
  onOpen: (panel: Panel) => void
}

const panels: readonly [Panel & ('design' | 'document' | 'pages'), IconName][] = [
  ['design', 'theme'],
  ['document', 'file'],
  ['pages', 'grid'],
]

export function PhoneToolbar({ changes, onOpen }: PhoneToolbarProps) {
  const { t } = useTranslation('eportfolio/typeset')
  return (
    <div ref={coverEdge} className={css.bar} role="toolbar" aria-label={t('toolbar')}>
      {panels.map(([panel, icon]) => (
        <button key={panel} type="button" className={css.tool} onClick={() => onOpen(panel)}>
          <Icon name={icon} />
          {t(`panels.${panel}`)}
        </button>
      ))}
      <button type="button" className={css.tool} onClick={changes.undo} disabled={!changes.canUndo}>
        <Icon name="undo" />
        {t('undo')}
      </button>
      <button type="button" className={css.tool} onClick={changes.redo} disabled={!changes.canRedo}>
        <Icon name="redo" />
        {t('redo')}
      </button>
    </div>
  )
}
