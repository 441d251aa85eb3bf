import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Resource } from '@learntrail/contract/eportfolio/resources'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { createExportDraft } from '../api/create-export-draft.ts'
import { MaterialBrowser } from './material-browser.tsx'
import { MaterialFrame } from './material-frame.tsx'
import { type Chosen, Tray } from './tray.tsx'

/** The choice, kept on the device until the draft is created; the client id makes creation idempotent. */
interface KeptSelection {
  clientId: string
  chosen: Chosen[]
}

/** First step of a new document: up to three records, or none. */
export function NewMaterialScreen() {
  const account = useCurrentUser()?.id
  return account ? <NewMaterial key={account} keptName={`export-material.${account}`} /> : null
}

function NewMaterial({ keptName }: { keptName: string }) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const sentenceOf = useSentence()
  const navigate = useNavigate()
  const [{ clientId, chosen }, setKept] = useState<KeptSelection>(() => {
    const kept = readDraft<KeptSelection>(keptName)
    return { clientId: kept.clientId ?? newId(), chosen: kept.chosen ?? [] }
  })
  const [isFull, setFull] = useState(false)
  const choose = (next: Chosen[]) => {
    const kept = { clientId, chosen: next }
    setKept(kept)
    setFull(false)
    writeDraft(keptName, kept)
  }
  const without = (id: string) => chosen.filter((one) => one.id !== id)
  const isChosen = (id: string) => chosen.some((one) => one.id === id)
  const toggle = ({ id, title, date }: Resource) => {
    create.reset()
    if (isChosen(id)) choose(without(id))
    else if (chosen.length >= ePortfolioLimits.materials) setFull(true)
    else choose([...chosen, { id, title: title || t('material.untitled', { day: formatDay(date) }) }])
  }

  const create = useMutation({
    mutationFn: () =>
      createExportDraft({ clientId, writer: newId(), save: 1, resourceIds: chosen.map(({ id }) => id) }),
    onSuccess: ({ draftId }) => {
      dropDraft(keptName)
      navigate(paths.structure(draftId))
    },
    onError: (problem) => {
      // One of them was deleted; clear the choice.
      if (isProblem(problem, 'RESOURCE_NOT_FOUND')) choose([])
    },
  })

  const refusal = create.error
    ? sentenceOf(create.error)
    : isFull
      ? t('errors:codes.RESOURCE_LIMIT_REACHED', { limit: ePortfolioLimits.materials })
      : null
  return (
    <MaterialFrame back={paths.ePortfolios}>
      <MaterialBrowser isChosen={isChosen} onToggle={toggle} />
      <Tray chosen={chosen} refusal={refusal} onRemove={(id) => choose(without(id))}>
        <Button
          look={chosen.length > 0 ? 'primary' : 'soft'}
          iconAfter="right"
          isBusy={create.isPending}
          onClick={() => create.mutate()}
        >
          {t(chosen.length > 0 ? 'material.next' : 'material.nextWithout')}
        </Button>
      </Tray>
    </MaterialFrame>
  )
}
