import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { useEditing } from '../editing-context.ts'
import css from './history.module.css'

interface UnitActionsProps {
  id: string
  name: string
  /** It is not as it was in the version that is looked at. */
  isOther: boolean
  isBusy: boolean
  /** Null: nobody has written its text. */
  onOpen: (() => void) | null
  onRestore: () => void
}

/** What is done with a unit of a version: its text has a history of its own. */
export function UnitActions({ id, name, isOther, isBusy, onOpen, onRestore }: UnitActionsProps) {
  const { t } = useTranslation('courses/editing')
  const { outline, mayWrite } = useEditing()
  const isHere = outline.chapters.some(({ units }) => units.some((unit) => unit.id === id))
  const shown = name.trim() || t('unit.unnamed')
  return (
    <span className={css.acts}>
      {onOpen ? (
        <Button look="quiet" size="s" aria-label={t('history.openUnitNamed', { name: shown })} onClick={onOpen}>
          {t('history.openUnit')}
        </Button>
      ) : null}
      {mayWrite && !isHere ? (
        <Button
          look="soft"
          size="s"
          aria-label={t('removed.putBackNamed', { name: shown })}
          isBusy={isBusy}
          onClick={onRestore}
        >
          {t('removed.putBack')}
        </Button>
      ) : null}
      {mayWrite && isHere && isOther ? (
        <Button
          look="soft"
          size="s"
          aria-label={t('history.restoreUnitNamed', { name: shown })}
          isBusy={isBusy}
          onClick={onRestore}
        >
          {t('history.restoreUnit')}
        </Button>
      ) : null}
    </span>
  )
}
