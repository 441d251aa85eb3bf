import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { useEditing } from '../editing-context.ts'
import { isUnitChanged, type UnitDifference } from './compare-outlines.rules.ts'
import css from './history.module.css'

interface UnitActionsProps {
  name: string
  /** What became of the unit since the version shown; undefined if it was not in it. */
  since: UnitDifference | undefined
  isBusy: boolean
  /** Null: the unit has no text. */
  onOpen: (() => void) | null
  onRestore: () => void
}

/** Actions on a unit of a version: restoring it, and opening the separate history of its text. */
export function UnitActions({ name, since, isBusy, onOpen, onRestore }: UnitActionsProps) {
  const { t } = useTranslation('courses/editing')
  const { mayWrite } = useEditing()
  const shown = name.trim() || t('unit.unnamed')
  const isGone = since?.change === 'removed'
  const mayRestore = mayWrite && (isGone || (since?.change === 'kept' && isUnitChanged(since)))
  return (
    <span className={css.acts}>
      {onOpen ? (
        <Button look="quiet" size="s" aria-label={t('history.openUnitNamed', { name: shown })} onClick={onOpen}>
          {t('history.openUnit')}
        </Button>
      ) : null}
      {mayRestore ? (
        <Button
          look="soft"
          size="s"
          aria-label={t(isGone ? 'removed.putBackNamed' : 'history.restoreUnitNamed', { name: shown })}
          isBusy={isBusy}
          onClick={onRestore}
        >
          {t(isGone ? 'removed.putBack' : 'history.restoreUnit')}
        </Button>
      ) : null}
    </span>
  )
}
