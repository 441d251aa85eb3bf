import type { Group } from '@learntrail/contract/groups/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'

const fillDialog = onDemand(async () => {
  const [module] = await Promise.all([
    import('./fill-dialog.tsx'),
    loadTexts('groups/fill'),
    loadTexts('groups/classes'),
  ])
  return module.FillDialog
})

interface FillClassProps {
  group: Group
  size?: 's'
}

/** Button that opens the dialog for filling a class. */
export function FillClass({ group, ...button }: FillClassProps) {
  const { t } = useTranslation('groups')
  const [isOpen, setOpen] = useState(false)
  // Kept here, so that a pasted list survives closing the dialog.
  const [list, setList] = useState('')
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)} {...button}>
        {t('fill')}
      </Button>
      {isOpen ? (
        <OnDemand part={fillDialog} group={group} list={list} onList={setList} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
