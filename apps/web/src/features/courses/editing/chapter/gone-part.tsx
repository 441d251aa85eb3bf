import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { StatePanel } from '../../../../ui/states/state-panel.tsx'
import { editAddresses } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { entryOf, putBack } from '../structure/change-structure.ts'

/** Shown for a chapter or unit that was removed, which can be brought back, or never existed. */
export function GonePart({ map, id }: { map: 'chapters' | 'units'; id: string }) {
  const { t } = useTranslation('courses/editing')
  const { course, document, mayWrite } = useEditing()
  const canComeBack = mayWrite && entryOf(document, map, id) !== undefined
  return (
    <StatePanel
      scene="lost"
      title={t(`gone.${map}`)}
      action={
        canComeBack ? (
          <Button onClick={() => putBack(document, map, id)}>{t('removed.putBack')}</Button>
        ) : (
          <LinkButton to={editAddresses.outline(course._id)}>{t('toOutline')}</LinkButton>
        )
      }
    >
      <p>{t(canComeBack ? 'gone.text' : 'gone.never')}</p>
    </StatePanel>
  )
}
